import { openScene } from '#tests/support/server-process.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import pg from 'pg';
import { KINDS, createFollower } from './workload.ts';
const scene = openScene();
try {
const DATABASE_URL = await scene.database();
const launch = (ROLE: string) => scene.launch({ dataDir: scene.folder(), env: { DATABASE_URL, ROLE } });
const [web, a] = await Promise.all([launch('web').ready, launch('worker').ready]);
const c = createApiClient(web);
const db = new pg.Client({connectionString: DATABASE_URL}); await db.connect();
for (let k=0;k<12;k++) {
const f = createFollower();
const p = Promise.withResolvers<void>();
const n0 = 100+k*37; let n=0;
const ac = f.follow(c, () => ++n >= n0 && p.resolve());
const ids = await Promise.all(Array.from({length:12},(_, i)=>c.create(KINDS[i%4]!)));
await p.promise; a.kill('SIGSTOP');
await new Promise(r=>setTimeout(r,400)); 
 const act = (await db.query(`select state, wait_event_type w, left(regexp_replace(query,'\\s+',' ','g'),40) q, count(*)::int n from pg_stat_activity where datname=current_database() and pid<>pg_backend_pid() and (state<>'idle' ) group by 1,2,3`)).rows;
 console.log(k, JSON.stringify(act));
 a.kill('SIGCONT');
 await Promise.all(ids.map(id=>c.log(id)));
}
await db.end();
} finally { await scene.close(); }
