import { Accordion } from '../ui/accordion.tsx';
import { TableScroll } from '../ui/table.tsx';
import { Plate, Section } from './specimen.tsx';

export function HoldingChapter() {
  return (
    <Section
      id="holding"
      at={1733}
      title="Holding"
      note="Hairlines, not boxes inside boxes. All of this is plain HTML and needs no script."
    >
      <Plate name="Accordion" code="details.accordion-item[name]" span={4}>
        <Accordion
          name="questions"
          entries={[
            {
              question: 'Do I need a card for the trial?',
              answer: 'No. Seven days, then it stops by itself, and what you made stays yours.',
              icon: 'crown',
            },
            {
              question: 'What if the video has no captions?',
              answer: 'Upload a subtitle file, or paste the text. We say what was tried.',
              icon: 'video',
            },
            {
              question: 'Who pays for the model?',
              answer: 'Your own key does. The price is shown before a run and kept after it.',
            },
          ]}
        />
      </Plate>
      <Plate name="Navigation" code=".nav-item[aria-current]" span={2}>
        <nav className="nav" aria-label="Example">
          <a className="nav-item" href="#holding" aria-current="page">
            Article
          </a>
          <a className="nav-item" href="#holding">
            Summary
          </a>
          <a className="nav-item" href="#holding">
            Library <span className="time">214</span>
          </a>
        </nav>
      </Plate>
      <Plate name="Cards" code=".cards > .card" span={6} isFlush>
        <div className="cards">
          <article className="card">
            <h4 className="card-title">Every line has its second</h4>
            <p className="card-text">Click a paragraph, the video jumps there.</p>
          </article>
          <article className="card" data-selected>
            <h4 className="card-title">All of the video</h4>
            <p className="card-text">Ten hours or ten minutes, covered to the end.</p>
          </article>
          <article className="card">
            <h4 className="card-title">
              <a href="#holding">Your own key, your own cost</a>
            </h4>
            <p className="card-text">The price is shown before a run. This card is a link.</p>
          </article>
        </div>
      </Plate>
      <Plate name="Table" code=".table" span={6}>
        <TableScroll label="Ledger">
          <table className="table">
            <caption>Ledger, November</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Model</th>
                <th scope="col" className="number">
                  Tokens
                </th>
                <th scope="col" className="number">
                  Cost
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Article, small garden</th>
                <td>gpt-5-mini</td>
                <td className="number">14,210</td>
                <td className="number">$0.021</td>
              </tr>
              <tr aria-selected="true">
                <th scope="row">Thread, small garden</th>
                <td>gpt-5-mini</td>
                <td className="number">3,902</td>
                <td className="number">$0.006</td>
              </tr>
              <tr>
                <th scope="row">Podcast, two hosts</th>
                <td>built-in engine</td>
                <td className="number">0</td>
                <td className="number">$0.000</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  This month
                </th>
                <td className="number">$0.027</td>
              </tr>
            </tfoot>
          </table>
        </TableScroll>
      </Plate>
    </Section>
  );
}
