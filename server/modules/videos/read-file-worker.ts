import { serveTasks } from '#server/core/serve-tasks.ts';
import { readGivenFile } from './read-file.ts';

serveTasks(readGivenFile);
