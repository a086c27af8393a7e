import { serveTasks } from '#server/core/serve-tasks.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { outlineParts } from '#server/text/outline-parts.ts';
import type { EngineTask } from './engine-thread.ts';

serveTasks((task: EngineTask) =>
  task.kind === 'arrange' ? arrange(task.input) : outlineParts(task.input, task.most),
);
