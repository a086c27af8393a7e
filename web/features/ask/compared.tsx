import type { AskedQuestion, ComparedAnswer } from '#contract/questions.ts';
import { SaidPassages } from './moments.tsx';
import { ASK_WORDS } from './words.ts';

interface ComparedProps {
  question: AskedQuestion;
  compared: ComparedAnswer;
  chosen: string | null;
}

/** What several sources say differently, or alike, side by side. */
export function ComparedPassages({ question, compared, chosen }: ComparedProps) {
  const { passages } = question;
  const { asked, groups } = compared;
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, one) => sum + one.passages, 0),
  );
  return (
    <>
      <h3 className="qa-part">{ASK_WORDS.answer.compared[asked]}</h3>
      {groups.map(({ values, passages: count }, at) => (
        <section key={at} className="qa-compared">
          {values.length > 0 && (
            <h4 className="qa-compared-values" dir="auto">
              {values.join(' / ')}
            </h4>
          )}
          <div className="qa-sides">
            {passages.slice(starts[at], starts[at]! + count).map((passage, side) => (
              <SaidPassages
                key={side}
                question={question}
                passages={[passage]}
                from={starts[at]! + side}
                chosen={chosen}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
