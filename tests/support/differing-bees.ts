export const LESS = 'A colony eats about fifteen kilograms of honey before spring.';
export const MORE = 'A colony eats about twenty-five kilograms of honey before spring.';
export const ALIKE = 'A mouse inside the hive does more harm than any frost outside.';

/** Three talks, by title, that differ on one figure and share one statement. */
export const DIFFERING_BEES: readonly (readonly [title: string, lines: readonly string[]])[] = [
  ['How bees winter', ['Bees form a ball around the queen and shiver to make heat.', LESS, ALIKE]],
  ['A keeper’s year', ['The keeper lifts the hive in February to feel its weight.', ALIKE, MORE]],
  ['Notes on honey', ['Fresh honey is runny and turns solid within some months.', LESS]],
];
