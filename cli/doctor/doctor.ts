import { PARTS, type Part, type PartId } from '#contract/parts.ts';
import { type Config, loadConfig, secretsIn } from '#server/core/config.ts';
import { CHECKS, type Finding } from './checks.ts';

const NO_ANSWER_MS = 30_000;
const PART_IDS = Object.keys(PARTS) as PartId[];

type Environment = Record<string, string | undefined>;

/**
 * Checks every component of this installation and prints what is missing, its effect and how to install it. Returns the exit
 * code.
 */
export async function runDoctor(env: Environment, say: (line: string) => void): Promise<0 | 1> {
  const { config, settings } = readConfig(env);
  const findings = await Promise.all(
    PART_IDS.map(async (id) => ({
      part: PARTS[id] as Part,
      ...(id === 'configuration' ? settings : await look(id, config)),
    })),
  );
  const secrets = secretsIn(env);
  const width = Math.max(...findings.map(({ part }) => part.name.length));
  for (const { part, state, detail, lost = part.lost } of findings) {
    const indent = ' '.repeat(10 + width);
    const lines = [
      `${state.padEnd(8)}${part.name.padEnd(width)}  ${hide(detail, secrets).replaceAll('\n', `\n${indent}`)}`,
    ];
    if (state !== 'ok') lines.push(`${indent}${lost}`, `${indent}${part.howTo}`);
    say(lines.join('\n'));
  }
  const broken = findings.filter(({ part, state }) => part.isRequired && state === 'missing');
  say(
    broken.length === 0
      ? '\nThe server has everything it needs to run.'
      : `\nThe server can’t run properly. Fix these parts first: ${broken.map(({ part }) => part.name).join(', ')}.`,
  );
  return broken.length === 0 ? 0 : 1;
}

function readConfig(env: Environment): { config: Config | null; settings: Finding } {
  try {
    const config = loadConfig(env);
    const mode = config.production ? 'production' : 'development';
    return { config, settings: { state: 'ok', detail: `${mode}, role ${config.role}` } };
  } catch (error) {
    return { config: null, settings: { state: 'missing', detail: (error as Error).message } };
  }
}

async function look(id: Exclude<PartId, 'configuration'>, config: Config | null): Promise<Finding> {
  // unref: the timer must not keep the process alive.
  const tooLate = new Promise<Finding>((resolve) => {
    const detail = `no answer within ${NO_ANSWER_MS / 1000} seconds`;
    setTimeout(() => resolve({ state: 'missing', detail }), NO_ANSWER_MS).unref();
  });
  try {
    return await Promise.race([CHECKS[id](config), tooLate]);
  } catch (error) {
    return { state: 'missing', detail: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  let deepest = error as Error & { code?: string };
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  return deepest.message.split('\n')[0] || (deepest.code ?? deepest.name);
}

/** Messages of servers and libraries may contain the secrets they were given. */
function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '•••'), text);
}
