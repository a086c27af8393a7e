/**
 * Things that authors of summaries count themselves: how a matter is divided, weighed, told or done, and who takes
 * part. "There were two reasons", "the three speakers".
 */
const COUNTED = new Set(
  `reasons causes purposes motives grounds explanations aims goals objectives targets priorities intentions
  things matters points issues topics themes subjects items details aspects facets areas fields domains dimensions
  parts pieces halves sections segments portions components elements ingredients units sides ends edges
  kinds types sorts forms categories classes groups subgroups families sets versions variants varieties levels degrees tiers layers
  ways methods approaches techniques strategies tactics means mechanisms procedures processes paths routes directions
  steps stages phases tasks actions activities duties jobs roles functions uses purposes measures moves
  options choices alternatives possibilities opportunities scenarios situations cases instances examples samples
  problems difficulties challenges obstacles barriers limitations constraints restrictions risks threats dangers concerns
  worries doubts objections complaints weaknesses flaws drawbacks disadvantages downsides
  advantages benefits strengths merits upsides improvements changes adjustments modifications updates additions
  effects consequences results outcomes findings conclusions lessons takeaways insights observations remarks comments
  arguments claims statements views viewpoints opinions positions perspectives beliefs assumptions hypotheses theories
  questions queries answers responses solutions suggestions recommendations proposals ideas concepts notions plans
  decisions agreements commitments promises offers requests demands requirements needs conditions criteria standards rules
  principles guidelines tips features characteristics traits qualities properties attributes factors variables
  differences distinctions similarities contrasts contradictions exceptions errors mistakes misconceptions myths truths
  stories anecdotes scenes episodes presentations discussions debates talks speeches conversations
  members speakers participants attendees people persons parties experts guests hosts colleagues witnesses presenters
  researchers designers candidates phase`.split(/\s+/u),
);
const AWAY = 4;

/** Whether a number before this text is such a count: "two very different reasons for it". */
export function isOwnCounted(behind: string): boolean {
  const clause = /^(?:[\s-]\p{L}+)*/u.exec(behind)![0];
  return clause
    .toLowerCase()
    .split(/[\s-]/u)
    .slice(1, 1 + AWAY)
    .some((word) => COUNTED.has(word));
}
