import { serveTasks } from '#server/core/serve-tasks.ts';
import { readGiven } from './read-given.ts';

serveTasks(readGiven);
