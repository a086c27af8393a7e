import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparisonAsked } from './asked-comparison.ts';

for (const text of [
  'Where exactly do they disagree?',
  'What are the key differences between these podcasts?',
  'List every contradiction between the sources',
  'Find the contradictions between my sources',
  'In which numbers do the sources differ?',
  'Please list all places where the sources disagree.',
  'What are the biggest differences between these videos?',
  'Which dates do they disagree about?',
  'Where don’t the sources agree?',
  "What don't they agree on?",
  'Welche wichtigen Unterschiede gibt es zwischen den Quellen?',
  'Wo genau widersprechen sich die Quellen?',
  'Quelles sont les différences entre ces vidéos ?',
  'En quoi exactement les sources diffèrent-elles ?',
  'Sur quoi les sources ne s’accordent-elles pas ?',
  '¿Cuáles son las diferencias entre los vídeos?',
  '¿En qué datos difieren las fuentes?',
])
  test(`“${text}” asks for all differences`, () => {
    const asked = comparisonAsked(text);
    assert.deepEqual([asked?.asked, asked?.rest], ['differences', '']);
  });

for (const text of [
  'What do they have in common?',
  'What do all my videos agree on?',
  'Quels sont les points communs entre les sources ?',
])
  test(`“${text}” asks for what is the same`, () => {
    const asked = comparisonAsked(text);
    assert.deepEqual([asked?.asked, asked?.rest], ['shared', '']);
  });

for (const text of [
  'Do the sources disagree about the amount of honey?',
  'Where do they disagree about the amount of honey?',
])
  test(`“${text}” asks for differences about a subject`, () => {
    const asked = comparisonAsked(text);
    assert.equal(asked?.asked, 'differences');
    assert.match(asked.rest, /amount of honey/u);
  });

for (const text of [
  'How do scout bees make sure they agree on a new nest?',
  'How do they all agree on when to swarm?',
  'What do they have in common, honey and wax?',
  '¿Cuándo coinciden los eclipses con la luna llena?',
  'How do they differ from wasps?',
  'When they disagree, how do the scouts decide?',
  'What contradictions does the author see in capitalism?',
  'What are the disagreements with the landlord?',
  'En quoi le bambou et le bois diffèrent ?',
  '¿En qué difieren las abejas y las avispas?',
  'Where do the sources not differ?',
])
  test(`“${text}” asks for what was said, not for a comparison of sources`, () => {
    assert.equal(comparisonAsked(text), null);
  });
