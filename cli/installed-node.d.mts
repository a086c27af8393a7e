export function isNewEnough(): boolean;
export const HOW_TO_GET_NODE: string;
export function findInstalledNode(): string | null;
