import { serveTasks } from '#server/core/task-thread.ts';
import { readGiven } from './read-given.ts';

serveTasks(readGiven);
