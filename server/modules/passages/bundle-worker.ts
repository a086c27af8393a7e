import { serveTasks } from '#server/core/serve-tasks.ts';
import { joinIndexes } from '#server/text/ask/packed-index.ts';

serveTasks(joinIndexes);
