export function assertClear(): void {}
