/** Below its own loudest sample by this much counts as silence. */
const QUIET_DB = -46;
const KEPT_MS = 12;

/** A clip without the silence around it, faded at both ends: gaps are set by the mix, and no seam clicks. */
export function trimSilence(samples: Float32Array, sampleRate: number): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const quiet = peak * 10 ** (QUIET_DB / 20);
  let start = 0;
  let end = samples.length;
  while (start < end && Math.abs(samples[start]!) <= quiet) start += 1;
  while (end > start && Math.abs(samples[end - 1]!) <= quiet) end -= 1;
  const kept = Math.round((KEPT_MS / 1000) * sampleRate);
  const cut = samples.slice(Math.max(0, start - kept), Math.min(samples.length, end + kept));
  const fade = Math.min(kept, cut.length >> 1);
  for (let at = 0; at < fade; at += 1) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * at) / fade);
    cut[at]! *= gain;
    cut[cut.length - 1 - at]! *= gain;
  }
  return cut;
}
