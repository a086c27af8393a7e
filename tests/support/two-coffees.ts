/** Two short texts about one subject that differ on two figures, by title. */
export const TWO_COFFEES = [
  [
    'Coffee at the office',
    `Good coffee at the office starts with fresh beans, because ground coffee loses most of its smell within a week.

We use 15 grams of coffee for a cup. A scale costs twelve euros and is worth more than any machine, because nobody can judge grams by eye.

Rinse the paper filter first. Otherwise the first cup tastes of paper, and guests remember that for a long time.

The water should be just below boiling. Pour a little of it over the grounds and wait until the bubbles stop, because gas in fresh coffee keeps the water away.

The whole brew should take three minutes. A faster brew tastes sour, and a slower one tastes bitter. Change the grind rather than the amount, since a coarse grind lets the water through faster.`,
  ],
  [
    'Coffee at home',
    `At home nobody waits for you, so a slow brew of coffee is a good way to start the day.

I use 20 grams for every cup. My neighbours say that this is too much, but a strong coffee forgives mistakes.

Rinse the paper filter first. Warm the cup with the same water, because a cold cup takes ten degrees from the coffee.

Buy small bags. Coffee that has been open for a month tastes of cardboard, whatever the bag cost.

The whole brew should take four minutes. Stir once at the start, and then leave the brew alone until the last drop has gone through the filter.`,
  ],
] as const;
