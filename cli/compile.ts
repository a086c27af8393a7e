import { prepareFirstStart } from '#server/main.ts';

await prepareFirstStart();
