const MARK = /[?？؟]$/u;
/** Of the languages most is asked in; in any other a mark at the end tells. */
const ASKING = new Set(
  (
    'who whom whose what what’s which when where why how whether is are was were do does did can could will would should has have ' +
    'qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuánta cuántos cuántas ' +
    'que quoi qui quel quelle quels quelles quand où pourquoi comment combien est-ce ' +
    'was wer wen wem wie wo wann warum wieso weshalb welche welcher welches ' +
    'quem qual quais quando onde como quanto ' +
    'che cosa cos’è chi quale quali dove perché come'
  ).split(' '),
);

/** Whether what was typed to find a source is a question for one. */
export const endsAsQuestion = (text: string): boolean => MARK.test(text);

/** Titles begin so too: asked only where none was found. One word alone asks nothing. */
export function beginsAsQuestion(text: string): boolean {
  const [first = '', ...others] = text.toLowerCase().replaceAll("'", '’').split(/\s+/u);
  return first.startsWith('¿') || (others.length > 0 && ASKING.has(first));
}
