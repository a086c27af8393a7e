import process from 'node:process';

/** A plain `import` also loads undici's WebSocket, which adds 60 ms to every start. */
export const nodeHttp = process.getBuiltinModule('node:http');
