import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { buildIfStale } from '../cli/build.ts';
import { openScene } from '../tests/support/server-process.ts';

/**
 * Prerendered pages served by the whole program with all headers, compared to a bare node:http server sending the
 * same bytes. Rounds alternate, so that a busy machine affects both equally.
 */

const CONNECTIONS = 24;
const ROUND_MS = 1500;
const ROUNDS = 7;
const PATHS = ['/', '/blog/podcast-loudness'];

const BARE = `
const { createServer } = require('node:http');
process.stdin.once('data', (head) => {
  const length = Number(head.toString().split('\\n', 1)[0]);
  let body = head.subarray(head.indexOf(10) + 1);
  const listen = () => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length, 'content-encoding': 'br' };
    createServer((request, response) => { response.writeHead(200, headers); response.end(body); })
      .listen(0, '127.0.0.1', function () { console.log(this.address().port); });
  };
  const take = (more) => { body = Buffer.concat([body, more]); if (body.length === length) listen(); };
  if (body.length === length) listen(); else process.stdin.on('data', take);
});`;

interface StaticResult {
  name: 'static';
  /** Our requests per second divided by the bare server's, for the worst page. */
  ratio: number;
  pages: { path: string; ours: number; bare: number; ratio: number }[];
}

export async function run(_args: string[]): Promise<StaticResult> {
  await buildIfStale((line) => console.log(line));
  const scene = openScene();
  try {
    const { url } = await scene.start({ dataDir: scene.folder() });
    const pages = [];
    for (const path of PATHS) pages.push(await measure(new URL(path, url)));
    return { name: 'static', ratio: Math.min(...pages.map(({ ratio }) => ratio)), pages };
  } finally {
    await scene.close();
  }
}

async function measure(page: URL): Promise<StaticResult['pages'][number]> {
  const answer = await fetch(page, { headers: { 'accept-encoding': 'br' } });
  const length = Number(answer.headers.get('content-length'));
  await answer.body?.cancel();
  const body = await rawBody(page, length);
  const bare = await startBare(body);
  try {
    const peer = new URL(`http://127.0.0.1:${bare.port}/`);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await perSecond(page), await perSecond(peer)] as const;
      // The first round is a warm-up.
      if (round === 0) continue;
      ours.push(pair[0]);
      theirs.push(pair[1]);
      console.log(
        `${page.pathname.padEnd(28)} ours ${Math.round(pair[0])}/s   bare ${Math.round(pair[1])}/s   ${(pair[0] / pair[1]).toFixed(2)}`,
      );
    }
    const ratio = Number(median(ours.map((value, index) => value / theirs[index]!)).toFixed(2));
    return {
      path: page.pathname,
      ours: Math.round(median(ours)),
      bare: Math.round(median(theirs)),
      ratio,
    };
  } finally {
    bare.child.kill();
  }
}

const request = ({ pathname, host }: URL) =>
  `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: gzip, br\r\n\r\n`;

function open({ hostname, port }: URL) {
  return connect({ host: hostname, port: Number(port) });
}

/** The compressed bytes as sent over the wire. */
async function rawBody(page: URL, length: number): Promise<Buffer> {
  const socket = open(page);
  socket.write(request(page));
  let seen = Buffer.alloc(0);
  for await (const part of socket) {
    seen = Buffer.concat([seen, part as Buffer]);
    const end = seen.indexOf('\r\n\r\n');
    if (end !== -1 && seen.length >= end + 4 + length) {
      socket.destroy();
      return seen.subarray(end + 4, end + 4 + length);
    }
  }
  throw new Error('the page was cut off');
}

async function startBare(body: Buffer): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${body.length}\n`);
  child.stdin.write(body);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(port.toString()) };
}

/** Every connection sends a request, reads the whole response and repeats. All responses have the same length. */
async function perSecond(page: URL): Promise<number> {
  const question = request(page);
  let answers = 0;
  let isOver = false;
  const lanes = Array.from({ length: CONNECTIONS }, async () => {
    const socket = open(page);
    await once(socket, 'connect');
    let expected = 0;
    let got = 0;
    socket.on('data', (part: Buffer) => {
      got += part.length;
      if (expected === 0) {
        const head = part.toString('latin1');
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        expected = head.indexOf('\r\n\r\n') + 4 + length;
      }
      if (got < expected) return;
      got -= expected;
      answers += 1;
      if (isOver) socket.destroy();
      else socket.write(question);
    });
    socket.write(question);
    await once(socket, 'close');
  });
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
  const counted = answers;
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all(lanes);
  return counted / seconds;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
