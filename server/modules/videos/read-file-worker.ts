import { serveTasks } from '#server/core/serve-tasks.ts';
import { readFile } from './read-file.ts';

serveTasks(readFile);
