import process from 'node:process';

/** By `import` it would bring the browser's WebSocket along, and with it sixty milliseconds of every start. */
export const nodeHttp = process.getBuiltinModule('node:http');
