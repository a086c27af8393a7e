import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { loadConfig, VARIABLES } from '#server/core/config.ts';
import { PROJECT } from '#tests/support/server-process.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const instructions = (name: string) =>
  dockerfile
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));
const environmentOf = (text: string) =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

interface Service {
  environment?: Record<string, string>;
  build?: { context: string; dockerfile: string };
  healthcheck?: { disable?: boolean };
  depends_on?: Record<string, unknown>;
  volumes?: string[];
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

test('the image is built from existing files, runs unprivileged and has a health check', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  const sources = instructions('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1));
  assert.ok(sources.length > 3);
  for (const source of sources) {
    assert.ok(existsSync(join(PROJECT, source)), source);
    assert.ok(!ignored.some((pattern) => matchesGlob(source, pattern)), `${source} is ignored`);
  }
  for (const needed of [
    'cli',
    'contract',
    'content',
    'document',
    'server',
    'web',
    'vite.config.ts',
  ]) {
    assert.ok(!ignored.some((pattern) => matchesGlob(needed, pattern)), `${needed} is ignored`);
  }
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [, name] of instructions('RUN')
    .join('\n')
    .matchAll(/npm run (\S+)/g)) {
    assert.ok(scripts[name!], name);
  }
  assert.equal(instructions('FROM').length, 2);
  assert.match(instructions('USER').at(-1)!, /^[1-9]\d+$/);
  assert.match(instructions('HEALTHCHECK')[0]!, /CMD \["\/opt\/quillcast\/quillcast", "health"\]$/);
  assert.deepEqual(JSON.parse(instructions('ENTRYPOINT')[0]!), ['/opt/quillcast/quillcast']);
});

test('every variable in the image, compose file and unit is one the program reads', () => {
  const unit = [...read('deploy/quillcast.service').matchAll(/^Environment=(.+)$/gm)];
  const named = [
    ...Object.keys(environmentOf(instructions('ENV').join(' '))),
    ...unit.flatMap(([, text]) => Object.keys(environmentOf(text!))),
    ...['web', 'worker'].flatMap((name) => Object.keys(compose.services[name]!.environment!)),
  ];
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((name) => !VARIABLES.has(name)),
    [],
  );
});

test("the program starts with the compose file's configuration once secrets are set", () => {
  const secrets: Record<string, string> = {
    ENCRYPTION_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`,
    POSTGRES_PASSWORD: 'ab12',
    STORAGE_SECRET: 'cd34',
  };
  const fill = (value: string) =>
    value.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, kind: string, rest: string) => secrets[name] ?? (kind === '-' ? rest : ''),
    );
  for (const role of ['web', 'worker']) {
    const given = Object.entries(compose.services[role]!.environment!);
    const { http, data, mail, ...config } = loadConfig({
      ...environmentOf(instructions('ENV').join(' ')),
      ...Object.fromEntries(given.map(([name, value]) => [name, fill(value)])),
    });
    assert.equal(config.role, role);
    assert.ok(config.production);
    assert.equal(http.host, '0.0.0.0');
    const hosts = [data.databaseUrl, data.storageUrl, mail.smtpUrl].map(
      (url) => new URL(url!).hostname,
    );
    for (const host of hosts) assert.ok(compose.services[host], `there is no service ${host}`);
  }
});

test('failing containers are detected, including the worker', () => {
  const programs = Object.values(compose.services).filter(({ build }) => build);
  assert.equal(programs.length, 2);
  for (const { environment, healthcheck } of programs) {
    assert.equal(healthcheck?.disable, undefined);
    if (environment?.['ROLE'] === 'worker') assert.match(environment['HEALTH_PORT']!, /^\d+$/);
  }
});

test('the compose file only refers to services and files that exist', () => {
  for (const { build, depends_on: needs = {}, volumes = [] } of Object.values(compose.services)) {
    if (build) assert.ok(existsSync(join(PROJECT, 'deploy', build.context, build.dockerfile)));
    for (const name of Object.keys(needs)) assert.ok(compose.services[name], name);
    for (const volume of volumes) assert.ok(volume.split(':')[0]! in compose.volumes, volume);
  }
});

test('the systemd unit starts the release with minimal rights and restarts it on failure', () => {
  const unit = read('deploy/quillcast.service');
  for (const line of [
    'Type=exec',
    'ExecStart=/opt/quillcast/quillcast',
    'Restart=on-failure',
    'DynamicUser=yes',
    'StateDirectory=quillcast',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ]) {
    assert.ok(unit.split('\n').includes(line), line);
  }
  // V8 generates code at runtime.
  assert.doesNotMatch(unit, /MemoryDenyWriteExecute=(?:yes|true)/);
});

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;
const skip = analyze ? false : 'systemd is not installed';
test('systemd accepts every line of the unit', { skip }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quillcast-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'quillcast.service');
  // The release isn't installed at its path here.
  const unit = read('deploy/quillcast.service').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true');
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.equal(status, 0);
});
