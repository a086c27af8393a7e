import { serveTasks } from '#server/core/serve-tasks.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { compareSources } from '#server/text/compare/compare-sources.ts';
import { outlineParts } from '#server/text/outline-parts.ts';
import type { CompareInput, EngineTask } from './engine-thread.ts';

serveTasks((task: EngineTask) => {
  switch (task.kind) {
    case 'arrange':
      return arrange(task.input);
    case 'outline':
      return outlineParts(task.input, task.most);
    case 'compare':
      return compare(task.input);
  }
});

function compare({ cues, chapters, parts = [] }: CompareInput) {
  return compareSources(parts, transcriptBlocks(cues, chapters));
}
