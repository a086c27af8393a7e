import { serveTasks } from '#server/core/serve-tasks.ts';
import { doCheck } from './check-document.ts';

serveTasks(doCheck);
