export const COMPILED: string;
export function makeAhead(launcher: string, maker: string): Promise<void>;
export function madeAhead(): Promise<void>;
