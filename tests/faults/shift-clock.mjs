// Loaded into a server with NODE_OPTIONS=--import: shifts its clock and the embedded database's by the milliseconds
// in the file named by CLOCK_SHIFT. Timers keep their pace, as when an operator sets the clock.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const LOOK_MS = 20;
let shiftMs = 0;

function look() {
  shiftMs = Number(readFileSync(process.env.CLOCK_SHIFT, 'utf8')) || 0;
}

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(Date.now());
    else super(...given);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
look();
setInterval(look, LOOK_MS).unref();
