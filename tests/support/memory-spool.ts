import type { Spool } from '#server/audio/mix/master.ts';

export async function openMemorySpool(): Promise<Spool> {
  let parts: Uint8Array[] = [];
  return {
    write: async (bytes) => void parts.push(bytes),
    empty: async () => void (parts = []),
    async readAll(take) {
      for (const part of parts) await take(part);
    },
    close: async () => {},
  };
}
