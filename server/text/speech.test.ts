import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { breaksOff } from './false-starts.ts';
import { pointsAwayEarly } from './pointing.ts';
import {
  announces,
  introducesSelf,
  leansBack,
  needsPicture,
  promisesMore,
  recallsEarlier,
  withoutClosing,
  withoutPromise,
  withoutStumbles,
} from './speech.ts';
import { extractOf, readTalk } from './talk.ts';

describe('false starts are quoted once', () => {
  const cases: [said: string, quoted: string][] = [
    ['We had, we had a plan.', 'We had a plan.'],
    ['I was going to, I was going to say this.', 'I was going to say this.'],
    ['So the, the problem is time.', 'So the problem is time.'],
    ['They know that it’s it’s late.', 'They know that it’s late.'],
    ['We went to the to the shop.', 'We went to the shop.'],
    ['I I think so.', 'I think so.'],
    ['Keep instead of making making everything new.', 'Keep instead of making everything new.'],
    ['All all of the boats were late.', 'All of the boats were late.'],
    ['Any boat, be be it wood or steel.', 'Any boat, be it wood or steel.'],
    ['The harbour has this this issue.', 'The harbour has this issue.'],
    ['There was a an open gate.', 'There was an open gate.'],
    ['Ask wh what the pilot saw.', 'Ask what the pilot saw.'],
    ['We waited because because of the fog.', 'We waited because of the fog.'],
    ['You don’t need need to wait.', 'You don’t need to wait.'],
    ['Use any boat you like be be it wood.', 'Use any boat you like be it wood.'],
    ['The ropes are in in the wrong order.', 'The ropes are in the wrong order.'],
    ['News from the harbour office harbour office side.', 'News from the harbour office side.'],
    ['If a boat is a is from the north, wait.', 'If a boat is from the north, wait.'],
    ['Sail consistent consistently.', 'Sail consistently.'],
    ['And next we can we can take the big boat.', 'And next we can take the big boat.'],
    ['So, so we waited for the tide.', 'So we waited for the tide.'],
    [
      'It doesn’t mean that so it doesn’t mean that the tide is low.',
      'It doesn’t mean that the tide is low.',
    ],
  ];
  for (const [said, quoted] of cases) {
    test(said, () => assert.equal(withoutStumbles(said, 'english'), quoted));
  }
});

describe('repeated words at the end of one clause and the start of the next are kept, as the sentence could mean the opposite without them', () => {
  const cases: [LanguageValue, string][] = [
    ['english', 'The problem isn’t the motors, the motors are good.'],
    ['english', 'The problem isn’t the motors the motors are good'],
    ['english', 'We don’t sell the data, the data stays here.'],
    ['english', 'If you can’t do it, do it anyway.'],
    ['english', 'If you can do it, it works.'],
    ['english', 'He told her, her sister was there.'],
    ['english', 'What matters to you, you know best.'],
    ['english', 'That is what it is it is slow to learn.'],
    ['english', 'The fault isn’t the driver’s, the driver’s brakes failed.'],
    ['english', 'Ask her how old she is she is ninety'],
    ['english', 'I did all I could I could not save it'],
    ['english', 'It was so, so good.'],
    ['english', 'the problem isn’t money money is easy to find'],
    ['english', 'I told Sarah Sarah knew it.'],
    ['english', 'It is a very very long and really really hard way.'],
    ['english', 'The plan had had its day.'],
    ['english', 'I learned about this this year.'],
    ['english', 'She told me all this this morning.'],
    ['english', 'I want this this time.'],
    ['english', 'The man I work with with great pleasure retired.'],
    ['english', 'Whatever will be be patient.'],
    ['english', 'I love what I do so I love what I do today.'],
    ['english', 'What it is is a question of time.'],
    ['english', 'they run a credit union credit unions are small'],
    ['english', 'she fixed the harbour office harbour office is fine now'],
    ['english', 'He went as far as he can he can rest.'],
    ['english', 'She moved in in the morning.'],
    ['english', 'We met in twenty twenty in Bora Bora.'],
    ['english', 'Take a number n, n numbers in all.'],
    ['english', 'people in need need help'],
    ['english', 'The skills you need need to be learned early.'],
    ['english', 'Everything I used used to be cheap.'],
    ['english', 'The tools we have have to work offline.'],
    ['english', 'If you can you can come on Monday.'],
    ['english', 'So if you have you have to pay tax on it.'],
    ['english', 'He gave his friend friendly advice.'],
    ['english', 'Every month monthly reports go out.'],
    ['english', 'The answer is the is of identity.'],
    ['english', 'the choices we make make a difference'],
    ['english', 'the steps we take take time'],
    ['english', 'what you give give gladly'],
    ['english', 'he sells water water costs nothing'],
    ['english', 'hire the people people trust'],
    ['english', 'duran duran played in walla walla'],
    ['english', 'he said nothing nothing at all'],
    ['english', 'i write js json and ts tsx files'],
    ['english', 'redirect from http https is better'],
    ['english', 'vitamin a an important vitamin'],
    ['english', 'ask the pr press office about dr drew'],
    ['german', 'Wir legen im Herbst ein Beet an, an der Mauer.'],
    ['german', 'Er schaltet die Maschine ein, ein Knopf reicht.'],
    ['german', 'Ich sage dir, dir fehlt nichts.'],
    ['french', 'Nous nous levons tôt.'],
    ['spanish', 'El problema no es el motor, el motor es bueno.'],
  ];
  for (const [language, said] of cases) {
    test(said, () => assert.equal(withoutStumbles(said, language), said));
  }
});

test("removing an aside doesn't turn a pronoun into the start of a clause", () => {
  assert.equal(
    withoutStumbles('I understood that, I mean, my father had a shop.', 'english'),
    'I understood that, my father had a shop.',
  );
  assert.equal(
    withoutStumbles('This is the, you know, old wall.', 'english'),
    'This is the old wall.',
  );
});

describe('removing an aside leaves no comma in the middle of a clause', () => {
  const cases: [LanguageValue, said: string, quoted: string][] = [
    [
      'english',
      'It was, you know, the hardest year of my life.',
      'It was the hardest year of my life.',
    ],
    ['english', 'That is, you know, great.', 'That is great.'],
    ['english', 'We have, I mean, nine people.', 'We have nine people.'],
    ['english', 'You can, you know, buy it.', 'You can buy it.'],
    ['english', 'And it, you know, breaks.', 'And it breaks.'],
    ['english', 'I like this, you know, old wall.', 'I like this old wall.'],
    ['english', 'I put it there, you know, it was late.', 'I put it there, it was late.'],
    ['german', 'Wir waren am, äh, alten Bahnhof.', 'Wir waren am alten Bahnhof.'],
    ['polish', 'Poszedłem do, yyy, starego sklepu.', 'Poszedłem do starego sklepu.'],
    ['portuguese', 'O dono do, quer dizer, mercado velho.', 'O dono do mercado velho.'],
    ['dutch', 'Dat is, weet je, het oude huis.', 'Dat is het oude huis.'],
  ];
  for (const [language, said, quoted] of cases) {
    test(said, () => assert.equal(withoutStumbles(said, language), quoted));
  }
});

test('“that’s the whole trick” at the end of a sentence refers to that sentence', () => {
  const said = announces('We keep nine spices and that’s the whole trick.', 'english');
  assert.equal(said.where, 'here');
  assert.equal(announces('That’s the whole trick.', 'english').where, 'behind');
});

test("a broken-off word doesn't hide the pronoun after it", () => {
  assert.ok(leansBack('Th that it is strong was clear.', 'english'));
  assert.ok(!leansBack('The harbour is deep.', 'english'));
  assert.ok(leansBack('All of the other boats were late.', 'english'));
  assert.ok(!leansBack('All of the boats were late.', 'english'));
  assert.ok(promisesMore('Even then, there’s a deeper issue.', 'english'));
  assert.ok(!promisesMore('There’s a deeper issue in every harbour we have seen.', 'english'));
  assert.ok(!leansBack('Http https is better.', 'english'));
});

test('an unfinished sentence is recognised', () => {
  assert.ok(breaksOff('The voice of the pilot is still quite.', 'english'));
  assert.ok(breaksOff('We sold the boat and the', 'english'));
  assert.ok(breaksOff("The boat is painted, it's packed, it's.", 'english'));
  assert.ok(breaksOff('By then we have more of a.', 'english'));
  assert.ok(breaksOff('It could be grey or an earth tone kind of.', 'english'));
  assert.ok(!breaksOff('I know what kind of.', 'english'));
  assert.ok(!breaksOff('That is what the boat was made of.', 'english'));
});

describe("a complete sentence isn't dropped for its last word", () => {
  const cases: [LanguageValue, string][] = [
    ['english', 'That’s a big if.'],
    ['english', 'The cellist was Yo-Yo Ma.'],
    ['english', 'It is rich in vitamin A.'],
    ['english', 'Now solve for y.'],
    ['english', 'That is something I am really into.'],
    ['english', 'So do they.'],
    ['english', 'He is older than she.'],
    ['english', 'Not quite.'],
    ['english', 'The best known gate in logic is called AND.'],
    ['german', 'Darauf kommt es an.'],
    ['german', 'Danach legen wir ein Hochbeet an.'],
    ['french', 'Il a marqué un but.'],
    ['french', 'Cette médaille est en or.'],
    ['romanian', 'Curățăm fântâna în fiecare an.'],
    ['polish', 'To byliśmy my.'],
  ];
  for (const [language, said] of cases) test(said, () => assert.ok(!breaksOff(said, language)));
});

describe("a sentence that refers to something left out doesn't start a passage", () => {
  for (const said of [
    'More generally though, this third rope looks like a spare.',
    'What I mean by that is that a rope ages.',
    'You do not need to check all of them before you sail.',
    'Part of what is required for this to be possible is a dry deck.',
    'The best way I know of to do that is to call the pilot.',
    'One of my duties in that job was to count the ropes.',
    'I could spend all day making a list of them, but this should do.',
    'There are two ways I usually do this.',
    'Now, there are two ways I usually do this.',
    'I’ve got a couple of ways to do that that take a minute.',
    'Take a moment to think how strange this is for a harbour.',
    'One of my favourite versions of this is a rope.',
    'Farther from the pier, they get smaller.',
    'How do we know that?',
    'You might be curious about the other beam, and it is odd.',
    'Assuming all goes well, I will then write to them.',
  ])
    test(said, () => assert.ok(pointsAwayEarly(said, 'english')));
});

describe('a sentence that names what it refers to may', () => {
  for (const said of [
    'A rope is a promise, and this rope was broken.',
    'Remember this: a wet rope holds less.',
    'This year the harbour froze twice.',
    'Some people say that the harbour is too small.',
    'Those who sail at night need two lamps.',
    'To show the lamp, they moved it to the other end of the pier.',
    'If a sailor is late, they wait for the tide.',
    'When somebody calls, they get an answer.',
    'The ropes are old, and most of them are wet.',
    'One rope is dry and the other rope is wet.',
    'The other day I met the pilot.',
  ])
    test(said, () => assert.ok(!pointsAwayEarly(said, 'english')));
});

describe('what needs a picture to be understood is left out', () => {
  for (const said of [
    'The red line is the tide.',
    'So here you can see a very simple example of a knot.',
    'Here we can see the harbour, which is full.',
    'That is the part shown below.',
    'Blue for high water, red for low water.',
    'The distance, which I’ll label as D, is short.',
    'In this diagram, the rope is too long.',
    'And these last two bullets.',
    'This knot right here is the one.',
  ])
    test(said, () => assert.ok(needsPicture(said, 'english')));
  for (const said of [
    'The red boat came in last.',
    'Here is what we do when it rains.',
    'I was born right here in the harbour.',
    'She drew a line under it.',
    'We drew the plan on the back of a menu.',
    'The bullets went over our heads.',
    'The black box recorded everything until the impact.',
    'The black box is silent about its reasons.',
    'They crossed the red line in March.',
    'Take the Blue Line to the airport.',
    'The orange boxes are for recycling.',
    'Here we see why prices rose in 1973.',
  ])
    test(`but not: ${said}`, () => assert.ok(!needsPicture(said, 'english')));
});

describe("a speaker's introduction of themselves is left out", () => {
  for (const said of [
    'My name is Ann.',
    'I’m a software engineer at the harbour.',
    'I also have a popular blog called Ropes.',
    'My work has also been featured by many papers.',
    'I’ve personally earned hundreds of thousands here.',
  ])
    test(said, () => assert.ok(introducesSelf(said, 'english')));
  for (const said of [
    'I have a rope that is older than I am.',
    'I’m a little afraid of storms.',
    'A company I know sold its boats.',
    'My work has shown that losing one hour of sleep doubles the risk.',
    'I work at night because the phone is silent.',
    'I work as if nobody were watching.',
  ])
    test(`but not: ${said}`, () => assert.ok(!introducesSelf(said, 'english')));
});

test("an announcement far from the end of a very long sentence isn't searched for", () => {
  assert.ok(!promisesMore(`here is the ${'plain old '.repeat(20)}rope`, 'english'));
  assert.ok(promisesMore(`${'the rope is old, '.repeat(20)}and here is the reason.`, 'english'));
  assert.ok(!promisesMore(`${'here is the '.repeat(4000)}, so`, 'english'));
});

test('an announcement is quoted with what it announces', () => {
  for (const [language, said] of [
    ['english', 'It all boils down to a delightfully simple fact.'],
    ['english', 'I like this rope for a couple of reasons.'],
    ['english', 'Let me show you something I find magical.'],
    ['english', 'If nobody answers, do this.'],
    ['english', 'Sometimes people will put up a little protest.'],
    ['english', 'Some quick guidelines that help you with your ropes.'],
    ['english', 'You might wonder what the lamp is for.'],
    ['english', 'Now let us take another example.'],
    ['german', 'Das mache ich aus drei Gründen.'],
    ['french', 'Je le fais pour deux raisons.'],
  ] as const)
    assert.ok(promisesMore(said, language), said);
  for (const said of [
    'It comes down to patience, and to dry rope.',
    'For three reasons, the harbour was closed.',
    'Let me show you the harbour, which is the oldest of the coast.',
  ])
    assert.ok(!promisesMore(said, 'english'), said);
});

describe('unkept announcements, and ends of lists without their beginning, are left out', () => {
  const promises: [said: string, quoted: string][] = [
    [
      "I'll show you examples in just a second, but the greeting is one line that fits the client.",
      'the greeting is one line that fits the client.',
    ],
    [
      "I'll show you the script in a minute, but you don't need more than two lines.",
      "you don't need more than two lines.",
    ],
  ];
  for (const [said, quoted] of promises)
    test(said, () => assert.equal(withoutPromise(said, 'english'), quoted));
  const kept = [
    "I'll show you examples in just a second, but wait.",
    "I'll show you the new router in a minute, but it has one flaw that nobody mentions.",
    "I'll show you the new router in a minute, but you should not buy it before the summer.",
    "You'll learn how to bake bread, but not how to slice it properly at home.",
    "You'll learn how to bake bread, but only in the kind of oven most people own.",
    'I want to talk about money, but not in the way that you might expect.',
    'I want to talk about money, but the kind of money nobody has at home.',
    "I'm going to talk about sugar, but without the usual panic about what it does.",
    "I'm going to talk about sugar, but the reason for that is not what most people think.",
    'It rained all day, but the roof of the shed stayed dry inside.',
    'We looked at the map, but nobody had drawn the river on it.',
    'They said they would show you the garden, but the gate was locked for the whole winter.',
  ];
  for (const said of kept) test(said, () => assert.equal(withoutPromise(said, 'english'), said));

  test('And finally, it is cheap.', () => {
    assert.equal(withoutClosing('And finally, it is cheap.', 'english'), 'it is cheap.');
    assert.equal(withoutClosing('Por último, cierra el grifo.', 'spanish'), 'cierra el grifo.');
  });
  for (const said of [
    'And finally, and this is underrated, we read the post.',
    'Finally the rain stopped.',
    'We finally, after a week, had water.',
  ])
    test(said, () => assert.equal(withoutClosing(said, 'english'), said));

  const lines = [
    'There are more people baking bread at home than ever before, and more are to come.',
    'And finally, people expect a better crust than they did ten years ago.',
  ];
  const quoteOf = (texts: readonly string[]) => {
    const cues = texts.map((text, at) => ({ startMs: at * 6000, endMs: at * 6000 + 5900, text }));
    const talk = readTalk({ cues, chapters: [], language: 'english', title: 'Bread' });
    return extractOf(talk, { from: 0, to: talk.sentences.length }).text;
  };
  test('only if the passage lacks the beginning of the list', () => {
    assert.match(quoteOf(lines), /to come\. People expect/u);
    const list = [
      'First of all, flour is cheap this year.',
      'It also keeps for a year.',
      lines[1]!,
    ];
    assert.match(quoteOf(list), /And finally, people expect/u);
  });
});

test('a reminder of what was said is no passage, a memory is', () => {
  const recalled = 'Think back to the very start, when I asked you how much a film can hold.';
  assert.ok(recallsEarlier(recalled, 'english'));
  for (const told of [
    'I think back to the summer of 1990 whenever it rains.',
    'Think back to your first day at school.',
    'After all, we saw the river rise that night.',
  ])
    assert.ok(!recallsEarlier(told, 'english'), told);
});

test("“We even” continues the sentence before, “even if” doesn't", () => {
  for (const said of ['We even built a second pier.', 'And you even get a receipt.'])
    assert.ok(leansBack(said, 'english'), said);
  for (const said of ['We even if it rains go out.', 'We built a second pier.'])
    assert.ok(!leansBack(said, 'english'), said);
});
