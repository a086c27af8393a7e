import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTranscript } from './read-transcript.ts';

const brief = (text: string) =>
  readTranscript(text).cues.map(({ startMs, endMs, text: said, speaker }) =>
    [startMs, endMs, said, ...(speaker ? [speaker] : [])].join('|'),
  );
const SAID = ['1000|4000|Good morning, everybody.', '4000|9500|Today we look at gardens.'];

test('a table of captions keeps its times, whichever program made it', () => {
  const tables = {
    whisper:
      'start\tend\ttext\n1000\t4000\tGood morning, everybody.\n4000\t9500\tToday we look at gardens.\n',
    seconds:
      'start,end,text\n1.0,4.0,"Good morning, everybody."\n4.0,9.5,Today we look at gardens.\n',
    named:
      'Index;Start Time;End Time;Caption\r\n1;00:00:01,000;00:00:04,000;Good morning, everybody.\r\n2;00:00:04,000;00:00:09,500;Today we look at gardens.\r\n',
    units:
      'start_ms,end_ms,transcript\n1000,4000,"Good morning, everybody."\n4000,9500,Today we look at gardens.\n',
    bare: '1.0,4.0,"Good morning, everybody."\n4.0,9.5,Today we look at gardens.\n',
    labels:
      '1.000000\t4.000000\tGood morning, everybody.\n4.000000\t9.500000\tToday we look at gardens.\n',
    quoted:
      '"Start (s)","Duration (s)","Text"\n"1","3","Good morning, everybody."\n"4","5.5","Today we look at gardens."\n',
  };
  for (const [name, text] of Object.entries(tables)) {
    assert.equal(readTranscript(text).timed, true, name);
    assert.deepEqual(brief(text), SAID, name);
  }
});

test('speakers in a table are recognised, with or without times', () => {
  assert.deepEqual(
    brief('Time,Speaker,Text\n0:01,Anna,"He said ""yes"" to it."\n0:04,Ben,"Line one\nand two."'),
    ['1000|1000|He said "yes" to it.|Anna', '4000|4000|Line one and two.|Ben'],
  );
  const untimed = readTranscript(
    'speaker,text\nAnna,Good morning to all of you.\nBen,And to you.\nAnna,Let us begin.\n',
  );
  assert.equal(untimed.timed, false);
  assert.deepEqual(
    untimed.cues.map(({ speaker, text }) => `${speaker}: ${text}`),
    ['Anna: Good morning to all of you.', 'Ben: And to you.', 'Anna: Let us begin.'],
  );
});

test('columns are recognised by their content, whatever their names and position', () => {
  const tables = {
    german:
      'Nr.;Anfang;Ende;Inhalt\n1;00:00:01,000;00:00:04,000;Good morning, everybody.\n2;00:00:04,000;00:00:09,500;Today we look at gardens.\n',
    named:
      'Nr.;Anfang;Ende;Text\n1;00:00:01,000;00:00:04,000;Good morning, everybody.\n2;00:00:04,000;00:00:09,500;Today we look at gardens.\n',
    russian:
      'Начало,Конец,Реплика\n0:01.0,0:04.0,"Good morning, everybody."\n0:04.0,0:09.5,Today we look at gardens.\n',
    frames:
      'Speaker Name,Start Time,End Time,Text\n,00:00:01:00,00:00:04:00,"Good morning, everybody."\n,00:00:04:00,00:00:09:15,Today we look at gardens.\n',
    excel: 'sep=;\nStart;End;Text\n1;4;Good morning, everybody.\n4;9,5;Today we look at gardens.\n',
    titled:
      'Our first meeting\n\nStart,End,Text\n1.0,4.0,"Good morning, everybody."\n4.0,9.5,Today we look at gardens.\n',
    numbered:
      '1,00:00:01.000,00:00:04.000,"Good morning, everybody."\n2,00:00:04.000,00:00:09.500,Today we look at gardens.\n',
    labels:
      '1.0\t4.0\tGood morning, everybody.\n\\\t100.0\t200.0\n4.0\t9.5\tToday we look at gardens.\n',
  };
  for (const [name, text] of Object.entries(tables)) assert.deepEqual(brief(text), SAID, name);
});

test('columns named in another language and timecode with semicolons keep their times', () => {
  const tables = {
    german:
      'Anfang;Ende;Text\n1,0;4,0;Good morning, everybody.\n4,0;9,5;Today we look at gardens.\n',
    spanish:
      'Inicio,Fin,Texto\n1.0,4.0,"Good morning, everybody."\n4.0,9.5,Today we look at gardens.\n',
    japanese:
      '開始,終了,話者,字幕\n1.0,4.0,,"Good morning, everybody."\n4.0,9.5,,Today we look at gardens.\n',
    premiere:
      'Speaker Name,Start Time,End Time,Text\nUnknown,00;00;01;00,00;00;04;00,"Good morning, everybody."\nUnknown,00;00;04;00,00;00;09;15,Today we look at gardens.\n',
  };
  for (const [name, text] of Object.entries(tables)) assert.deepEqual(brief(text), SAID, name);
});

test('a cell that only starts with a quotation is read to its end', () => {
  assert.deepEqual(
    brief(
      'start\tend\ttext\n1000\t4000\t"Good morning," she said.\n4000\t9500\tNobody said "yes".\n',
    ),
    ['1000|4000|"Good morning," she said.', '4000|9500|Nobody said "yes".'],
  );
});

test("a table of words becomes sentences, and times in an unknown notation aren't words", () => {
  const words = 'So we came back in the rain.'.split(' ');
  const rows = words.map((word, n) => `${word},${n / 2},${n / 2 + 0.4},0.98`);
  assert.deepEqual(brief(`word,start,end,confidence\n${rows.join('\n')}\n`), [
    '0|3400|So we came back in the rain.',
  ]);
  const chat = 'Time,Speaker,Text\nten past,Anna,We came back.\nquarter past,Ben,In the rain.\n';
  assert.deepEqual(
    readTranscript(chat).cues.map(({ speaker, text }) => `${speaker}: ${text}`),
    ['Anna: We came back.', 'Ben: In the rain.'],
  );
  assert.deepEqual(
    readTranscript('index,text\n1,"We came back, all of us."\n2,In the rain.\n').cues.map(
      ({ text }) => text,
    ),
    ['We came back, all of us.', 'In the rain.'],
  );
  assert.deepEqual(
    brief('start,end,speaker,text\n0,4200,0,We came back.\n4200,9100,1,In the rain.\n'),
    ['0|4200|We came back.|Speaker 1', '4200|9100|In the rain.|Speaker 2'],
  );
});

test('MicroDVD frames become times, at the rate declared in the file', () => {
  const file =
    '{1}{1}25.000\n{25}{100}{y:i}Good morning,|everybody.\n{100}{238}/Today we look at gardens.\n';
  assert.deepEqual(brief(file), [
    '1000|4000|Good morning, everybody.',
    '4000|9520|Today we look at gardens.',
  ]);
  assert.deepEqual(brief(file.replace('25.000', '25 fps')), brief(file));
  assert.deepEqual(brief('{24}{96}Good morning.\n{96}{192}And welcome.\n'), [
    '1001|4004|Good morning.',
    '4004|8008|And welcome.',
  ]);
  assert.deepEqual(brief('{DEFAULT}{}{y:i}\n{24} {96} Good morning.\n{96} {192} And welcome.\n'), [
    '1001|4004|Good morning.',
    '4004|8008|And welcome.',
  ]);
  assert.deepEqual(brief('[10][40]Good morning.\n[40][95]And welcome.\n'), [
    '1000|4000|Good morning.',
    '4000|9500|And welcome.',
  ]);
});

test('a text with commas, or one about columns, is still a text', () => {
  for (const text of [
    'Start, end, and everything between: that is the text of a life.\nNothing more, nothing less.',
    '3, 2, 1, go!\nAnd they were off.',
    'Time | Money | Love\nThese are the three things we talk about today.',
  ]) {
    assert.equal(readTranscript(text).format, 'text', text);
  }
});

test('a table with unclosed quotation marks takes linear time', () => {
  const { cues } = readTranscript(`start,end,text\n${'1,2,"a,"a\n'.repeat(200_000)}`);
  assert.ok(cues.length <= 200_000);
});
