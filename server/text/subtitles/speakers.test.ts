import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { readTranscript } from './read-transcript.ts';

/** `speaker|text` of every cue. */
const who = (text: string) =>
  readTranscript(text).cues.map((cue) => `${cue.speaker ?? ''}|${cue.text}`);
const names = (text: string) => [
  ...new Set(readTranscript(text).cues.flatMap(({ speaker }) => speaker ?? [])),
];
const srt = (...texts: string[]) =>
  texts
    .map(
      (text, at) =>
        `${at + 1}\n00:00:${String(at * 2).padStart(2, '0')},000 --> 00:00:${String(at * 2 + 2).padStart(2, '0')},000\n${text}\n`,
    )
    .join('\n');

describe('speakers declared by a file are recognised', () => {
  test('voices in WebVTT, several per caption', () => {
    const text =
      'WEBVTT\n\n00:00.000 --> 00:04.000\n<v.loud Anna Berg>Hello there</v>\n<v Tom>Hi</v>\n\n00:04.000 --> 00:06.000\n<v Anna Berg>Good.';
    assert.deepEqual(who(text), ['Anna Berg|Hello there', 'Tom|Hi', 'Anna Berg|Good.']);
  });

  test('agents in TTML: of a paragraph, its ancestors and its spans, with and without a name', () => {
    const text = `<tt xmlns="http://www.w3.org/ns/ttml"><head><metadata>
      <ttm:agent xml:id="a1"><ttm:name type="family">Berg</ttm:name><ttm:name type="full">Anna Berg</ttm:name></ttm:agent>
      <ttm:agent xml:id="v2" type="person"/></metadata></head><body><div ttm:agent="a1">
      <p begin="0s" end="2s">One</p><p begin="2s" end="4s" ttm:agent="v2">Two</p>
      <p begin="4s" end="6s"><span ttm:agent="a1">Three</span><br/><span ttm:agent="v2">Four</span></p></div></body></tt>`;
    assert.deepEqual(who(text), [
      'Anna Berg|One',
      'Speaker 2|Two',
      'Anna Berg|Three',
      'Speaker 2|Four',
    ]);
  });

  test('the name field of ASS', () => {
    const text =
      '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:00.00,0:00:02.00,Default,Anna,0,0,0,,Hello\nDialogue: 0,0:00:02.00,0:00:04.00,Default,Tom,0,0,0,,Hi';
    assert.deepEqual(who(text), ['Anna|Hello', 'Tom|Hi']);
  });

  test('speaker diarisation, which numbers voices without names', () => {
    const expected = ['Speaker 1|Hello there my friend.', 'Speaker 2|Hi to you as well.'];
    const [one, two] = ['Hello there my friend.', 'Hi to you as well.'];
    const words = (speaker: (index: number) => object, key: string) =>
      [one, two].flatMap((said, turn) =>
        said.split(' ').map((word, at) => ({
          [key]: word,
          start: turn * 2 + at * 0.3,
          end: turn * 2 + at * 0.3 + 0.2,
          ...speaker(turn),
        })),
      );
    const files: Record<string, object> = {
      WhisperX: {
        segments: [
          { start: 0, end: 2, text: one, speaker: 'SPEAKER_00' },
          { start: 2, end: 4, text: two, speaker: 'SPEAKER_01' },
        ],
      },
      'OpenAI diarized_json': {
        task: 'transcribe',
        segments: [
          { type: 'transcript.text.segment', start: 0, end: 2, text: one, speaker: 'A' },
          { start: 2, end: 4, text: two, speaker: 'B' },
        ],
      },
      'AssemblyAI, in milliseconds': {
        audio_duration: 4,
        utterances: [
          { start: 0, end: 2000, text: one, speaker: 'A' },
          { start: 2000, end: 4000, text: two, speaker: 'B' },
        ],
      },
      'Deepgram, utterances': {
        results: {
          utterances: [
            { start: 0, end: 2, transcript: one, speaker: 0 },
            { start: 2, end: 4, transcript: two, speaker: 1 },
          ],
        },
      },
      'Deepgram, words': {
        results: {
          channels: [
            {
              alternatives: [
                {
                  transcript: `${one} ${two}`,
                  words: words((speaker) => ({ speaker }), 'punctuated_word'),
                },
              ],
            },
          ],
        },
      },
      ElevenLabs: {
        text: `${one} ${two}`,
        words: words((turn) => ({ type: 'word', speaker_id: `speaker_${turn}` }), 'text'),
      },
      Rev: {
        monologues: [
          {
            speaker: 0,
            elements: [
              { type: 'text', value: 'Hello', ts: 0, end_ts: 1 },
              { type: 'punct', value: ' there my friend.' },
            ],
          },
          {
            speaker: 1,
            elements: [
              { type: 'text', value: 'Hi', ts: 2, end_ts: 3 },
              { type: 'punct', value: ' to you as well.' },
            ],
          },
        ],
      },
      AWS: {
        results: {
          audio_segments: [
            { start_time: '0.0', end_time: '2.0', transcript: one, speaker_label: 'spk_0' },
            { start_time: '2.0', end_time: '4.0', transcript: two, speaker_label: 'spk_1' },
          ],
        },
      },
      'Podcasting 2.0, unnamed': {
        version: '1.0.0',
        segments: [
          { startTime: 0, endTime: 2, body: one, speaker: 'Speaker 1' },
          { startTime: 2, endTime: 4, body: two, speaker: 'Speaker 2' },
        ],
      },
    };
    for (const [tool, file] of Object.entries(files)) {
      const text = JSON.stringify(file);
      assert.deepEqual(who(text), expected, tool);
      assert.equal(readTranscript(text).cues[1]!.startMs, 2000, tool);
    }
  });

  test('a single voice needs no number, and one with a name keeps it', () => {
    const file = (speaker: string) =>
      JSON.stringify({
        segments: [
          { start: 0, end: 2, text: 'Hello', speaker },
          { start: 2, end: 3, text: 'Yes', speaker },
        ],
      });
    assert.deepEqual(names(file('SPEAKER_00')), []);
    assert.deepEqual(names(file('Anna')), ['Anna']);
    assert.deepEqual(names(file('unknown')), []);
  });
});

describe('a name before a colon', () => {
  test("applies until someone else speaks, and isn't part of the transcript", () => {
    assert.deepEqual(
      who(
        'Anna: Hello. How are you?\nStill me.\nTom: Fine, thanks.\nAnna: Good.\nTom: Remember: breathe.',
      ),
      [
        'Anna|Hello.',
        'Anna|How are you?',
        'Anna|Still me.',
        'Tom|Fine, thanks.',
        'Anna|Good.',
        'Tom|Remember: breathe.',
      ],
    );
    assert.deepEqual(who(srt('ANNA: so it is\nTOM: yes', 'it is', 'ANNA: good')), [
      'ANNA|so it is',
      'TOM|yes',
      'TOM|it is',
      'ANNA|good',
    ]);
    assert.deepEqual(
      who('**Anna:** One.\n**Tom:** Two.\n**Anna:** Three.\n**Tom:** Four.')[1],
      'Tom|Two.',
    );
    assert.deepEqual(
      who('Anna Berg:\nOne.\nTom Ode (CEO):\nTwo.\nAnna Berg:\nThree.\nTom Ode:\nFour.'),
      ['Anna Berg|One.', 'Tom Ode|Two.', 'Anna Berg|Three.', 'Tom Ode|Four.'],
    );
  });

  test('counts from its first and only occurrence if every line has a name', () => {
    const meeting =
      'Anna Berg: One.\nTom Ode: Two.\nAnna Berg: Three.\nTom Ode: Four.\nDr. Maria de la Cruz: Once.\nAnna Berg: Five.\nTom Ode: Six.';
    assert.deepEqual(names(meeting), ['Anna Berg', 'Tom Ode', 'Dr. Maria de la Cruz']);
  });

  test('is recognised in every script, with either colon', () => {
    const pairs: [string, string, string][] = [
      ['Анна Берг', 'Том', 'Это хорошо.'],
      ['Άννα', 'Νίκος', 'Είναι καλό.'],
      ['أحمد', 'ليلى', 'هذا جيد.'],
      ['דנה', 'יוסי', 'זה טוב.'],
      ['अंजलि', 'राहुल', 'यह अच्छा है।'],
      ['অঞ্জলি', 'রাহুল', 'এটা ভালো।'],
      ['அன்பு', 'கவிதா', 'இது நல்லது.'],
      ['สมชาย', 'มาลี', 'ดีมาก'],
      ['김민수', '이영희', '좋습니다.'],
      ['田中', '佐藤', 'それはいいです。'],
      ['王小明', '李华', '这很好。'],
      ['علی', 'مریم', 'خوب است.'],
      ['Đặng Văn Lâm', 'Nguyễn', 'Tốt lắm.'],
      ['Şule', 'İbrahim', 'Bu iyi.'],
      ['Łukasz', 'Żaneta', 'To dobre.'],
    ];
    for (const [one, two, said] of pairs)
      for (const colon of [': ', '：'])
        assert.deepEqual(
          names(
            Array.from({ length: 8 }, (_, at) => `${at % 2 ? two : one}${colon}${said}`).join('\n'),
          ),
          [one, two],
          `${one}${colon}`,
        );
  });

  test("isn't made of remarks, steps, times, addresses, verses or words that occur once", () => {
    const remarks = [
      'Note',
      'Step 1',
      'Warning',
      'Tip',
      'Important note',
      'Fun fact',
      'Question',
      'Answer',
      'Hinweis',
      'Schritt 2',
      'Achtung',
      'Remarque',
      'Étape 3',
      'Nota',
      'Paso 1',
      'Atenção',
      'Attenzione',
      'Waarschuwing',
      'Uwaga',
      'Krok 1',
      'Poznámka',
      'Figyelem',
      'Примечание',
      'Шаг 1',
      'Увага',
      'Забележка',
      'Σημείωση',
      'Βήμα 1',
      'ملاحظة',
      'الخطوة 1',
      'הערה',
      'שלב 1',
      'नोट',
      'चरण 1',
      'দ্রষ্টব্য',
      'குறிப்பு',
      'หมายเหตุ',
      'ขั้นตอน',
      '참고',
      '단계 1',
      '注意',
      '例えば',
      '步骤',
      '他说',
      'نکته',
      'نوٹ',
      'Catatan',
      'Langkah 1',
      'Lưu ý',
      'Bước 1',
      'Uyarı',
      'Adım 1',
      'Huomautus',
      'Obs',
      'Bemærk',
      'Napomena',
      'Opomba',
      'Pastaba',
      'Piezīme',
      'Notă',
    ];
    for (const [at, remark] of remarks.entries()) {
      const other = remarks[(at + 1) % remarks.length]!;
      const text = Array.from(
        { length: 4 },
        () => `We plant the ferns.\n${remark}: water them.\nThey grow.\n${other}: not too much.`,
      ).join('\n');
      assert.deepEqual(names(text), [], `${remark}, ${other}`);
      // Also among named people.
      const talk = `Anna: One.\nTom: Two.\nAnna: Three.\nTom: Four.\n${remark}: five.\nAnna: Six.\nTom: Seven.`;
      assert.deepEqual(names(talk), ['Anna', 'Tom'], remark);
    }
    for (const text of [
      'We read John 3:16 today.\nJohn 3: 16 is short.\nJohn 3: 17 as well.\nJohn 3: 18 too.',
      'At 10: 30 we met.\nAt 10: 30 we left.\nAt 10: 30 again.',
      'https://example.com is it.\nhttps://example.com again.\nhttps://example.com once more.',
      'Anna: that is her name.\nNobody else is named here.\nIt goes on.\nAnd on.',
      'The thing is: it works.\nThe thing is: it runs.\nThe thing is: it stays.',
      'Remember this: breathe.\nWe go on.\nRemember this: eat.\nWe go on.\nRemember this: sleep.\nWe go on.',
      'Spring: plant.\nSummer: water.\nAutumn: rake.\nWinter: rest.',
      'And then he said: go.\nAnd then he said: stay.\nAnd then he said: wait.',
    ])
      assert.deepEqual(names(text), [], text);
  });

  test("isn't a guess: a person who is only mentioned doesn't speak", () => {
    const text = srt('>> Hello Anna, meet Tom.', 'Anna, this is he.', '>> Hi Tom.', 'use cin >> x');
    const { cues } = readTranscript(text);
    assert.deepEqual(names(text), []);
    assert.deepEqual(
      cues.map(({ heard }) => heard),
      ['>>1', '>>1', '>>2', '>>2'],
    );
    assert.deepEqual(
      who(srt('>> ANNA: One.', 'Two. >> TOM: Three.', '>> ANNA: Four.', '>> Five?')),
      ['ANNA|One.', 'ANNA|Two.', 'TOM|Three.', 'ANNA|Four.', '|>> Five?'],
    );
  });

  test('before a time names a speaker if it recurs, and a part if it never does', () => {
    assert.deepEqual(names('Anna Berg 0:00\nHello\nTom 0:04\nHi\nAnna Berg 0:06\nBye'), [
      'Anna Berg',
      'Tom',
    ]);
    const parts = 'Intro 0:00\nHello\nSetup 0:04\nHere we go\nResults 0:06\nThere\nOutro 0:09\nBye';
    assert.deepEqual(who(parts)[0], '|Intro Hello');
    assert.deepEqual(names(parts), []);
  });
});

/** Meetings with their speakers, if available in a folder next to the project. */
const MEETINGS = join(
  import.meta.dirname,
  '../../../../shared/data/qmsum/qmsum-meetings-val.jsonl.gz',
);

test(
  'whole meetings keep every turn with its speaker',
  { skip: !existsSync(MEETINGS) && 'the recorded meetings are not here' },
  () => {
    const lines = gunzipSync(readFileSync(MEETINGS)).toString('utf8').trim().split('\n');
    let right = 0;
    let all = 0;
    for (const line of lines) {
      const { turns } = JSON.parse(line) as { turns: { speaker: string; text: string }[] };
      const spoken = turns
        .map(({ speaker, text }) => ({
          role: speaker,
          speaker: speaker.replace(/ \(.*$/u, ''),
          text: text.replace(/\s+/gu, ' ').trim(),
        }))
        .filter(({ text }) => text !== '');
      const { cues } = readTranscript(
        spoken.map(({ role, text }) => `${role}: ${text}`).join('\n'),
      );
      const letters = (text: string) => text.replace(/\s+/gu, '');
      const byLetter = (parts: readonly { speaker?: string | undefined; text: string }[]) =>
        parts.flatMap(({ speaker, text }) => Array.from(letters(text), () => speaker));
      const expected = byLetter(spoken);
      const found = byLetter(cues);
      assert.equal(found.length, expected.length);
      all += expected.length;
      right += expected.filter((speaker, at) => speaker === found[at]).length;
    }
    assert.ok(right / all > 0.999, `${right} of ${all} letters`);
  },
);
