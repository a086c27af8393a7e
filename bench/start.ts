import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LaunchOptions, openScene, type Scene } from '#tests/support/server-process.ts';

/**
 * The time from an installed copy to a responding server: a first start, which also builds the pages, later starts,
 * and one on PostgreSQL with a tenth of a CPU.
 */

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const FIRST_LIMIT_SECONDS = 12;
const LATER_LIMIT_SECONDS = 2.5;
/** It only has to start within the time that a supervisor would wait. */
const TENTH_LIMIT_SECONDS = 60;
/** The median counts, because the machine may be busy. */
const ROUNDS = 5;
/** What a fresh checkout doesn't have. */
const NOT_COPIED = new Set(['node_modules', '.git', 'data', 'artifacts', 'dist', '.cache']);

export interface StartResult {
  name: 'start';
  /** The smallest ratio of limit to measurement of the three: above 1 is within all limits. */
  ratio: number;
  firstRatio: number;
  laterRatio: number;
  tenthOfProcessorRatio: number;
  firstSeconds: number;
  laterSeconds: number;
  tenthOfProcessorSeconds: number;
}

export async function run(_args: string[]): Promise<StartResult> {
  const scene = openScene();
  try {
    const project = copyInstalled(scene);
    const first: number[] = [];
    const later: number[] = [];
    for (let number = 0; number < ROUNDS; number += 1) {
      for (const made of ['dist', 'node_modules/.cache']) {
        rmSync(join(project, made), { recursive: true, force: true });
      }
      const dataDir = scene.folder();
      first.push(await secondsToStart(scene, { dataDir, project, program: 'cli/start.ts' }));
      later.push(await secondsToStart(scene, { dataDir, project, program: 'cli/start.ts' }));
    }
    console.log(`first start, with the pages   ${first.map(show).join(' ')}`);
    console.log(`later starts                  ${later.map(show).join(' ')}`);
    const tenth = await secondsToStart(scene, {
      dataDir: scene.folder(),
      project,
      env: { DATABASE_URL: await scene.database() },
      processorShare: 0.1,
    });
    console.log(`with a tenth of a processor   ${show(tenth)}`);
    const ratios = {
      firstRatio: round(FIRST_LIMIT_SECONDS / median(first)),
      laterRatio: round(LATER_LIMIT_SECONDS / median(later)),
      tenthOfProcessorRatio: round(TENTH_LIMIT_SECONDS / tenth),
    };
    return {
      name: 'start',
      ratio: Math.min(...Object.values(ratios)),
      ...ratios,
      firstSeconds: round(median(first)),
      laterSeconds: round(median(later)),
      tenthOfProcessorSeconds: round(tenth),
    };
  } finally {
    await scene.close();
  }
}

/** Packages are hard links to the installed ones. They are only read, except for the cache of a first start. */
export function copyInstalled(scene: Scene): string {
  const project = join(scene.folder(), 'project');
  cpSync(PROJECT, project, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(PROJECT.length).split('/')[0]!),
  });
  const packages = join(project, 'node_modules');
  // Hard links don't work across disks.
  const linked = spawnSync('cp', ['-al', join(PROJECT, 'node_modules'), packages]);
  if (linked.status !== 0) {
    cpSync(join(PROJECT, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(packages, '.cache'), { recursive: true, force: true });
  return project;
}

async function secondsToStart(scene: Scene, options: LaunchOptions): Promise<number> {
  const started = performance.now();
  const server = await scene.start(options);
  const seconds = (performance.now() - started) / 1000;
  await server.end();
  return seconds;
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
