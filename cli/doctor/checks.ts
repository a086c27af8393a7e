import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { PartId } from '#contract/parts.ts';
import type { Config } from '#server/core/config.ts';

/** `off`: deliberately not configured, so not an error. */
export interface Finding {
  state: 'ok' | 'off' | 'missing';
  detail: string;
  /** What doesn't work if only a part is missing. */
  lost?: string;
}

type Check = (config: Config | null) => Promise<Finding>;

const ok = (detail: string): Finding => ({ state: 'ok', detail });
const off = (detail: string): Finding => ({ state: 'off', detail });
const missing = (detail: string): Finding => ({ state: 'missing', detail });

/** For checks that depend on the settings. */
const needsConfig =
  (check: (config: Config) => Promise<Finding>): Check =>
  async (config) =>
    config ? check(config) : off('not checked: fix the settings first');

const require = createRequire(import.meta.url);

/** What is lost with only one of the two speech models. */
const WITH_ONLY = {
  moonshine: 'Only English speech can be transcribed without a key.',
  whisper: 'English speech is transcribed more slowly and less accurately.',
};

/** A release contains built pages but not the build tools. */
const isRelease = !existsSync(new URL('../build.ts', import.meta.url));

/** A package's version, even if it doesn't export its package.json. */
function versionOf(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }
  throw new Error(`${name} isn’t installed`);
}

async function programVersion(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 10_000 });
  return stdout.split('\n')[0]!.trim();
}

/** Real checks of every component except the settings. Components are loaded only here. */
export const CHECKS: Readonly<Record<Exclude<PartId, 'configuration'>, Check>> = {
  node: async () => ok(process.versions.node),

  folder: needsConfig(async ({ data }) => {
    let existing = data.dir;
    while (!existsSync(existing)) existing = dirname(existing);
    await access(existing, constants.W_OK);
    return ok(existing === data.dir ? data.dir : `${data.dir}, created on the first start`);
  }),

  database: needsConfig(async ({ data }) => {
    if (data.databaseUrl) {
      const { reachPostgres } = await import('#server/db/reach-postgres.ts');
      return ok(`PostgreSQL ${await reachPostgres({ url: data.databaseUrl, waitSeconds: 0 })}`);
    }
    const name = `embedded (PGlite ${versionOf('@electric-sql/pglite')})`;
    const { findControl } = await import('#server/modules/operations/control-socket.ts');
    const running = await findControl(data.dir);
    if (running) return ok(`${name}, in use by the server at ${await running.getUrl()}`);
    const { compileEngine } = await import('#server/db/embedded/engine-module.ts');
    await compileEngine();
    return ok(existsSync(join(data.dir, 'db')) ? name : `${name}, created on the first start`);
  }),

  keys: needsConfig(async ({ data }) => {
    const { readKeys } = await import('#server/core/keyring.ts');
    const keys = readKeys(data.encryptionKeys, data.dir);
    if (keys) return ok(`${keys.size} in ${data.encryptionKeys ? 'ENCRYPTION_KEYS' : data.dir}`);
    const { holdsDatabase } = await import('#server/db/embedded/folder.ts');
    return holdsDatabase(data.dir)
      ? missing(`${data.dir} has a database, but no encryption-keys file`)
      : ok('created on the first start');
  }),

  async pages() {
    if (isRelease) {
      const areThere = existsSync(new URL('../../dist/stamp', import.meta.url));
      return areThere ? ok('came with the release') : missing('none; copy the release again');
    }
    const { areBuilt, areCurrent, whyNoBuilder } = await import('../build.ts');
    if (areBuilt()) return ok(areCurrent() ? 'up to date' : 'older than the sources');
    const why = await whyNoBuilder();
    return why === null ? ok('built on the first start') : missing('none, and no page builder');
  },

  async builder() {
    if (isRelease) return ok('not needed: a release comes with its pages');
    const { whyNoBuilder } = await import('../build.ts');
    const why = await whyNoBuilder();
    return why === null ? ok(`Vite ${versionOf('vite')}`) : missing(why);
  },

  storage: needsConfig(async (config) => {
    const { data } = config;
    if (!data.storageUrl && !existsSync(data.dir)) return ok('created on the first start');
    const { probeStorage } = await import('#server/providers/storage/probe.ts');
    const { selectStorage } = await import('#server/providers/storage/select.ts');
    await probeStorage(selectStorage(config));
    return ok(data.storageUrl ? 'S3' : join(data.dir, 'files'));
  }),

  async pdf() {
    const { openPdfProcess } = await import('#server/modules/exports/pdf-process.ts');
    const pages = openPdfProcess();
    try {
      await pages.run('= A page');
      return ok('works');
    } finally {
      await pages.close();
    }
  },

  async voices(config) {
    const { whyNoVoices } = await import('#server/providers/speech/neural/installed.ts');
    const why = await whyNoVoices(config?.speech.modelDir);
    return why === null ? ok(`ONNX Runtime ${versionOf('onnxruntime-node')}`) : missing(why);
  },

  async audio() {
    const { loadMp3Ear, loadMp3Encoder, MP3_SAMPLE_RATE } = await import('#server/audio/mp3.ts');
    await Promise.all([loadMp3Encoder(MP3_SAMPLE_RATE), loadMp3Ear(MP3_SAMPLE_RATE)]);
    return ok(`wasm-media-encoders ${versionOf('wasm-media-encoders')}`);
  },

  basicVoices: needsConfig(async ({ speech }) => {
    const { findEspeak } = await import('#server/providers/speech/espeak.ts');
    const program = findEspeak(speech);
    return program === null ? off('not installed') : ok(await programVersion(program));
  }),

  async recognition(config) {
    if (config?.recognition.localUrl) return ok('LOCAL_RECOGNITION_URL');
    const { findEars } = await import('#server/providers/recognition/built-in/installed.ts');
    const { installed, why } = await findEars(config?.recognition.modelDir);
    if (why !== null) {
      const [only, ...more] = installed;
      return { ...missing(why), ...(only && more.length === 0 && { lost: WITH_ONLY[only] }) };
    }
    // Needed to read M4A and WebM.
    ['audio-file-decoder', 'opus-decoder'].forEach(versionOf);
    return ok(installed.join(', '));
  },

  ytdlp: needsConfig(async ({ youtube }) =>
    youtube.ytdlpPath ? ok(await programVersion(youtube.ytdlpPath)) : off('not set up'),
  ),

  mail: needsConfig(async ({ mail }) => {
    if (!mail.smtpUrl) return off('no SMTP_URL');
    const { checkSmtp } = await import('#server/providers/mail/smtp.ts');
    await checkSmtp(mail.smtpUrl);
    return ok(`SMTP at ${new URL(mail.smtpUrl).host}`);
  }),

  async browser() {
    if (isRelease) return ok('not needed: a release comes without tests');
    const { findInstalledBrowser } = await import('../installed-browser.ts');
    const found = await findInstalledBrowser();
    return found ? ok(found.executablePath) : off('none found');
  },

  models: needsConfig(async ({ ai }) => {
    const names = ai.house.filter(({ apiKey }) => apiKey).map(({ provider }) => provider as string);
    if (ai.localUrl) names.push('LOCAL_AI_URL');
    return names.length > 0 ? ok(names.join(', ')) : off('none');
  }),
};
