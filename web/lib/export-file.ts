import type { FileKind } from '#contract/exports.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { toasts } from '../ui/toast.ts';
import { request, wordsOf } from './api-client.ts';
import { fileName, saveFile } from './save-file.ts';

const ERROR_MS = 6000;

export function getExport(id: string, kind: FileKind): Promise<Response> {
  return request(`${fill(CALLS.generationExport, { id })}?as=${kind}`);
}

export async function download(id: string, kind: FileKind): Promise<void> {
  try {
    const response = await getExport(id, kind);
    saveFile(await response.blob(), fileName(response) ?? `text.${kind}`);
  } catch (error) {
    toasts.show(wordsOf(error), { type: 'error', durationMs: ERROR_MS });
  }
}
