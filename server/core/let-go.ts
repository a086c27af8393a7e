/**
 * Gives the memory of sound back now. The collector sees only the small object that stands for it, and would let sixty
 * megabytes come together in each thread. The array is empty afterwards; one that shares its memory is left alone.
 */
export function letGo({ buffer, byteLength }: Float32Array | Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
}
