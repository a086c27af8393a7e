import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openScene, type Scene } from '#tests/support/server-process.ts';

/** From nothing to a server that answers: the install in a fresh copy, the first start, and later ones. */

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const FIRST_LIMIT_SECONDS = 10;
const LATER_LIMIT_SECONDS = 2;
/** The middle one counts: a machine has other work too. */
const ROUNDS = 5;
/** What an operator who has just fetched the project does not have. */
const NOT_COPIED = new Set(['node_modules', '.git', 'data', 'artifacts', 'dist', '.cache']);

export interface StartResult {
  name: 'start';
  /** The limit over the slower of the two kinds of first start: above 1 is within it. */
  ratio: number;
  laterRatio: number;
  installSeconds: number;
  installMb: number;
  productionMb: number;
  firstSeconds: number;
  firstFromTemplateSeconds: number;
  laterSeconds: number;
}

export async function run(_args: string[]): Promise<StartResult> {
  const scene = openScene();
  try {
    const project = join(scene.folder(), 'project');
    cpSync(PROJECT, project, {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(path.slice(PROJECT.length).split('/')[0]!),
    });
    const installSeconds = install(project, []);
    const installMb = megabytes(join(project, 'node_modules'));
    console.log(`npm ci                        ${show(installSeconds)}   ${installMb} MB`);

    const template = join(project, 'node_modules', '.cache', 'embedded-database');
    const first: number[] = [];
    const fromTemplate: number[] = [];
    const later: number[] = [];
    for (let number = 0; number < ROUNDS; number += 1) {
      rmSync(template, { recursive: true, force: true });
      first.push(await secondsToStart(scene, project, scene.folder()));
      const dataDir = scene.folder();
      fromTemplate.push(await secondsToStart(scene, project, dataDir));
      later.push(await secondsToStart(scene, project, dataDir));
    }
    console.log(`first start on this machine   ${first.map(show).join(' ')}`);
    console.log(`first start on a new folder   ${fromTemplate.map(show).join(' ')}`);
    console.log(`later starts                  ${later.map(show).join(' ')}`);

    install(project, ['--omit=dev']);
    const productionMb = megabytes(join(project, 'node_modules'));
    console.log(`npm ci --omit=dev                          ${productionMb} MB`);
    return {
      name: 'start',
      ratio: round(FIRST_LIMIT_SECONDS / Math.max(median(first), median(fromTemplate))),
      laterRatio: round(LATER_LIMIT_SECONDS / median(later)),
      installSeconds: round(installSeconds),
      installMb,
      productionMb,
      firstSeconds: round(median(first)),
      firstFromTemplateSeconds: round(median(fromTemplate)),
      laterSeconds: round(median(later)),
    };
  } finally {
    await scene.close();
  }
}

function install(project: string, options: string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync('npm', ['ci', '--prefer-offline', ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci failed:\n${stderr}`);
  return (performance.now() - started) / 1000;
}

async function secondsToStart(scene: Scene, project: string, dataDir: string): Promise<number> {
  const started = performance.now();
  const server = await scene.start({ dataDir, project });
  const seconds = (performance.now() - started) / 1000;
  await server.end();
  return seconds;
}

function megabytes(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += lstatSync(join(entry.parentPath, entry.name)).size;
  }
  return Math.round(bytes / 1e6);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function show(seconds: number): string {
  return `${seconds.toFixed(2).padStart(7)} s`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
