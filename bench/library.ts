import { createHash } from 'node:crypto';
import pg from 'pg';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { openScene } from '#tests/support/server-process.ts';

/** The first page of the Library and a search in it, for an account with a thousand drafts compared to one with a million. */

const SIZES = { small: 1000, large: 1_000_000 } as const;
type Size = keyof typeof SIZES;
const QUESTIONS = {
  'first page': '/generations?limit=30',
  'of one format': '/generations?limit=30&format=blog',
  favourites: '/generations?limit=30&favourite=true',
  'oldest first': '/generations?limit=30&sort=oldest',
  'changed last': '/generations?limit=30&sort=edited',
  'by title': '/generations?limit=30&sort=title',
  'longest first': '/generations?limit=30&sort=longest',
  // One draft in fifty contains the word, so the larger library has more matches.
  'found by a word': '/generations?limit=30&q=pumpkin',
} as const;
const SAMPLES = 60;
const LIMIT = 2;

export interface LibraryResult {
  name: 'library';
  /** The limit divided by the worst slowdown: above 1 is within it. */
  ratio: number;
  timesAsLong: Record<string, number>;
}

export async function run(args: string[]): Promise<LibraryResult> {
  const rows = { ...SIZES, ...(args[0] && { large: Number(args[0]) }) };
  const scene = openScene();
  try {
    const url = await scene.database();
    const server = await scene.start({ dataDir: scene.folder(), env: { DATABASE_URL: url } });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const size of ['small', 'large'] as const) await fill(client, size, rows[size]);
    await client.query('VACUUM ANALYZE');
    await client.end();

    const timesAsLong: Record<string, number> = {};
    console.log(`question            ${rows.small} rows    ${rows.large} rows    times as long`);
    for (const [name, path] of Object.entries(QUESTIONS)) {
      const small = await medianMs(server.url + path, 'small');
      const large = await medianMs(server.url + path, 'large');
      timesAsLong[name] = Number((large / small).toFixed(2));
      const cells = [`${small.toFixed(1)} ms`, `${large.toFixed(1)} ms`, String(timesAsLong[name])];
      console.log(name.padEnd(18) + cells.map((cell) => cell.padStart(16)).join(''));
    }
    const worst = Math.max(...Object.values(timesAsLong));
    const ratio = Number((LIMIT / worst).toFixed(2));
    return { name: 'library', ratio, timesAsLong };
  } finally {
    await scene.close();
  }
}

async function medianMs(url: string, size: Size): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const began = performance.now();
    const response = await fetch(url, { headers: { [TOKEN_HEADER]: tokenOf(size) } });
    const body = (await response.json()) as { generations: unknown[] };
    times.push(performance.now() - began);
    if (!response.ok || body.generations.length === 0)
      throw new Error(`${url}: ${response.status}`);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}

const tokenOf = (size: Size) => `bench-token-${size}`;

/** An account with this many finished drafts: one in a hundred is a favourite, one in fifty mentions pumpkins. */
async function fill(client: pg.Client, size: Size, rows: number): Promise<void> {
  const owner = `usr_${size}`;
  const tokenHash = createHash('sha256').update(tokenOf(size)).digest('hex');
  await client.query(`INSERT INTO users (id, email) VALUES ($1, $2)`, [
    owner,
    `${size}@example.org`,
  ]);
  await client.query(
    `INSERT INTO sessions (id, user_id, kind, token_hash, expires_at)
     VALUES ($1, $2, 'terminal', $3, '2100-01-01')`,
    [`ses_${size}`, owner, tokenHash],
  );
  await client.query(
    `INSERT INTO videos (id, owner_id, kind, source_key, title, channel, duration_ms, language, chapters)
     VALUES ($1, $2, 'sample', $1, 'A talk', 'A channel', 600000, 'english', '[]')`,
    [`vid_${size}`, owner],
  );
  await client.query(
    `INSERT INTO transcripts (id, video_id, language, cues) VALUES ($1, $2, 'english', '[]')`,
    [`trn_${size}`, `vid_${size}`],
  );
  await client.query(
    `INSERT INTO generations (id, owner_id, video_id, transcript_id, format, language, options, title,
       status, engine, document, words, version, favourite, created_at, updated_at)
     SELECT 'gen_' || $1 || lpad(n::text, 10, '0'), $2, $3, $4,
       (ARRAY['blog', 'summary', 'tweet', 'linkedin'])[1 + n % 4], 'english', '{}', 'Piece ' || n,
       'done', '{"kind":"built-in","label":"Highlights in the speaker’s words"}',
       jsonb_build_object('format', 'summary', 'title', 'Piece ' || n, 'body', repeat(md5(n::text), 20)),
       200 + n % 3000, 1, n % 100 = 0, now(), now() - n * interval '1 second'
     FROM generate_series(1, $5::int) AS n`,
    [size, owner, `vid_${size}`, `trn_${size}`, rows],
  );
  await client.query(
    `INSERT INTO generation_search (generation_id, terms)
     SELECT id, array_to_tsvector(ARRAY['owner:' || owner_id, 'piece', substr(md5(id), 1, 5),
       CASE WHEN hashtext(id) % 50 = 0 THEN 'pumpkin' ELSE 'beans' END])
     FROM generations WHERE owner_id = $1`,
    [owner],
  );
}
