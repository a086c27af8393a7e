import { type Imported, ImportEventSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { ApiError, toApiError } from '../../lib/api-client.ts';
import { upload } from '../../lib/upload.ts';
import { SETTINGS_WORDS } from './words.tsx';

const { data: WORDS } = SETTINGS_WORDS;

export interface ImportState {
  stage: 'uploading' | 'importing';
  /** Progress of this stage, 0 to 1. */
  share: number;
}

/** Uploads a backup and waits until all of it has been imported, however long that takes. */
export async function importBackup(
  file: File,
  onState: (state: ImportState) => void,
): Promise<Imported> {
  let imported: Imported | null = null;
  let failure: ApiError | null = null;
  let hasArrived = false;
  try {
    await upload(CALLS.accountImport, file, {
      fields: null,
      signal: new AbortController().signal,
      onProgress: (share) => onState({ stage: 'uploading', share }),
      onEvent(data) {
        hasArrived = true;
        const event = ImportEventSchema.parse(data);
        if (event.type === 'progress') onState({ stage: 'importing', share: event.share });
        else if (event.type === 'imported') imported = event;
        else failure = toApiError(400, event.error);
      },
    });
  } catch (error) {
    // The upload is complete, so the import continues without us.
    if (!hasArrived) throw error;
  }
  if (failure) throw failure;
  if (!imported) throw new ApiError('unreachable', 0, WORDS.importCut);
  return imported;
}
