import { serveTasks } from '#server/core/task-thread.ts';
import { doCheck } from './check-document.ts';

serveTasks(doCheck);
