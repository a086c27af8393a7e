import type { FileKind } from '#contract/exports.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { toasts } from '../ui/toast.ts';
import { request, errorText } from './api-client.ts';
import { fileName, saveFile } from './save-file.ts';

const ERROR_MS = 6000;

/** `hasTimes`: whether the text includes times of the video. */
export function getExport(id: string, kind: FileKind, hasTimes?: boolean): Promise<Response> {
  const times = hasTimes === undefined ? '' : `&times=${hasTimes}`;
  return request(`${fill(CALLS.generationExport, { id })}?as=${kind}${times}`);
}

export async function download(id: string, kind: FileKind, hasTimes?: boolean): Promise<void> {
  try {
    const response = await getExport(id, kind, hasTimes);
    saveFile(await response.blob(), fileName(response) ?? `text.${kind}`);
  } catch (error) {
    toasts.show(errorText(error), { type: 'error', durationMs: ERROR_MS });
  }
}
