import { END_OF_TEXT, FIRST_TIME, SECONDS_PER_TIME, START } from './whisper-tokens.ts';

interface Said {
  token: number;
}

const LATEST_START = FIRST_TIME + Math.round(1 / SECONDS_PER_TIME);
const SPACE = 220;

/** Whisper's timestamp rules: timestamps come in pairs around text and never go back. */
export function mayFollow(said: readonly Said[], token: number): boolean {
  if (token >= START && token < FIRST_TIME) return false;
  const isTime = token >= FIRST_TIME;
  if (said.length === 0) return isTime && token <= LATEST_START;
  const last = said.at(-1)!.token;
  const before = said.at(-2)?.token;
  if (said.length === 1 && token === SPACE) return false;
  if (last >= FIRST_TIME) {
    const isOpen = before === undefined || before >= FIRST_TIME;
    if (isOpen && isTime) return false;
    if (!isOpen && !isTime && token !== END_OF_TEXT) return false;
  }
  if (!isTime) return true;
  const latest = said.findLast((one) => one.token >= FIRST_TIME)!.token;
  // A closing timestamp must be after the opening one.
  return last >= FIRST_TIME ? token >= latest : token > latest;
}

/** Whether all timestamps together are more likely than any word. */
export function isTimeDue(said: readonly Said[], scores: Float32Array): boolean {
  let highestWord = -Infinity;
  let highestTime = -Infinity;
  for (let token = 0; token < scores.length; token += 1) {
    if (token < FIRST_TIME) {
      if (token < START) highestWord = Math.max(highestWord, scores[token]!);
    } else if (mayFollow(said, token)) highestTime = Math.max(highestTime, scores[token]!);
  }
  if (highestTime === -Infinity) return false;
  let sum = 0;
  for (let token = FIRST_TIME; token < scores.length; token += 1) {
    if (mayFollow(said, token)) sum += Math.exp(scores[token]! - highestTime);
  }
  return highestTime + Math.log(sum) > highestWord;
}
