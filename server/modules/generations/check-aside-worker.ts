import { serveTasks } from '#server/core/task-thread.ts';
import type { CheckTask } from './check-aside.ts';
import { checkDocument } from './check-document.ts';

serveTasks(({ document, material, known }: CheckTask) => checkDocument(document, material, known));
