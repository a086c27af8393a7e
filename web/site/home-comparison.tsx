import { CHAT_COMPARISON, CHAT_IS_BETTER } from '../../content/site/chat-comparison.ts';
import { PRODUCT } from '#contract/product.ts';

export function Comparison() {
  return (
    <section className="wrap part" aria-labelledby="comparison-title">
      <div className="part-head">
        <h2 className="headline" id="comparison-title">
          Why not paste it into a chat?
        </h2>
        <p className="lede">{CHAT_IS_BETTER} For work with your name under it, compare.</p>
      </div>
      <table className="versus">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What you do</span>
            </th>
            <th scope="col">A general chat assistant</th>
            <th scope="col" className="versus-ours">
              {PRODUCT.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {CHAT_COMPARISON.map(({ what, chat, ours }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-who="Chat assistant">{chat}</td>
              <td data-who={PRODUCT.name} className="versus-ours">
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
