import type { NamedVideo } from '#server/audio/spoken/video-names.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { eq } from '#server/db/sql.ts';

/** The video a podcast was made from, for the spelling of names. */
export async function findNamedVideo(
  db: Queryable,
  generationId: string,
): Promise<NamedVideo | null> {
  const [row] = await db
    .select({
      title: videos.title,
      channel: videos.channel,
      chapters: transcripts.chapters,
      cues: transcripts.cues,
    })
    .from(generations)
    .innerJoin(videos, eq(videos.id, generations.videoId))
    .leftJoin(transcripts, eq(transcripts.id, generations.transcriptId))
    .where(eq(generations.id, generationId));
  if (!row) return null;
  const { title, channel, chapters, cues } = row;
  const said = (cues ?? []).map(({ text }) => text).join(' ');
  return { channel, texts: [title, ...(chapters ?? []).map((chapter) => chapter.title), said] };
}
