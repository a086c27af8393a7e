import { serveTasks } from '#server/core/serve-tasks.ts';
import { indexPassages } from '#server/text/ask/index-passages.ts';

serveTasks(indexPassages);
