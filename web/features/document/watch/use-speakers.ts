import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import { type ChangeSpeakers, type Transcript, TranscriptSchema } from '#contract/videos.ts';
import { call } from '../../../lib/api-client.ts';
import { transcriptQuery } from '../../../lib/transcripts.ts';
import { toasts } from '../../../ui/toast.ts';
import type { Desk } from '../desk.ts';
import { tell } from './actions.ts';
import { WATCH_WORDS } from './words.tsx';

/** Changes speaker names in the transcript and in every draft made from it. */
export function useSpeakers({ id, video }: Transcript, desk: Desk) {
  const client = useQueryClient();
  const path = `${fill(CALLS.speakers, { id: video.id })}?transcriptId=${id}`;
  return useMutation({
    mutationFn: async (change: ChangeSpeakers) => {
      // The rename also edits the draft's text, so save pending edits first.
      await desk.autosave.get()?.flush();
      return call(path, TranscriptSchema, { method: 'PATCH', body: change });
    },
    onSuccess: (transcript, change) => {
      client.setQueryData(transcriptQuery(video.id, id).queryKey, transcript);
      void client.invalidateQueries({ queryKey: ['suggested-questions', video.id] });
      const { undone, set } = WATCH_WORDS.speaker;
      toasts.show(change.what === 'undo' ? undone : set(change.to));
    },
    onError: tell,
  });
}
