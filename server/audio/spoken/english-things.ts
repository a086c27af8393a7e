/** Words after an amount that aren't the thing it describes. */
const NO_THING =
  `and or to for in on at by of off versus is was are were per a an the more less each every worth with from if when
  but so that he she they we you i it his her their our my your its away apart ago later across up down over under before
  after than then only faster slower heavier lighter longer shorter higher lower bigger smaller better worse as has have had
  will would can could should may might must do does did not no into onto through within without about between below above
  around along until while where which who what how because since during went came goes left wins remain remains
  remaining total here there now today tonight tomorrow yesterday plus minus times equals free used available short
  back just also already still even out all both again made makes gets got gave gives seems means looks comes becomes covers
  buys bought pays paid includes represents helps kept keeps`
    .trim()
    .split(/\s+/)
    .join('|');
const LONG = 'long|wide|tall|high|deep|thick|old';

/** "an 8 by 10 inch print" */
const ONE = /\b(?:an?|another)\s(?:[a-z-]+ by ){0,2}$/i;
const SOME = /\b(?:the|this|that|my|your|his|her|its|our|their|every|each|any)\s$/i;
const ANY_THING = new RegExp(`^\\s(?!(?:${NO_THING})\\b)[A-Za-z]`);
const SMALL_THING = new RegExp(
  `^\\s(?!(?:${NO_THING}|${LONG})\\b|[a-z]+ly\\b|[a-z]+n't\\b)[a-z]{3,}`,
);

/** "a $500,000 home", "the $64,000 question": the amount modifies a noun, so it's singular. */
export function isOfThing(before: string, after: string): boolean {
  return (
    (ONE.test(before) && ANY_THING.test(after)) || (SOME.test(before) && SMALL_THING.test(after))
  );
}

/** "50mm lens": attached units need no article before them. */
export const isBeforeThing = (after: string) => SMALL_THING.test(after);
