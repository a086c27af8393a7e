import { given, serveTasks } from '#server/core/serve-tasks.ts';
import type { PartPlace } from './open-session.ts';
import { loadWaveModel } from './wave-model.ts';

const { draw } = await loadWaveModel(await given<PartPlace>());

serveTasks(draw);
