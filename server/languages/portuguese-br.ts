import type { LanguageData } from './language.ts';
import { portuguese } from './portuguese.ts';

export const portugueseBr = {
  ...portuguese,
  stopWords:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre e ou mas se que quem qual quando onde como porque não é são era eram ser sido foi estar está estão tem têm tinha ter há eu você vocês tu ele ela nós eles elas me te se lhe lhes isto isso aquilo este esta estes estas esse essa esses essas aquele aquela mais menos muito muita também só ainda já depois antes até cada todo toda todos todas outro outra pode podem deve fazer faz aqui ali lá bem nada tudo dois duas ao à aos às num numa meu minha seu sua gente aí né pra',
  clauseWords: 'e mas porque quando se então depois ou enquanto porém portanto agora aí',
  learnedEnds: 'portuguese-br.learned-ends.json',
  neverLast:
    'o a os as um uma de do da dos das em no na nos nas ao à por pelo pela para com sem sobre entre até que e ou mas se como quando onde porque meu minha seu sua é são muito mais',
  greetings: 'olá oi bem-vind obrigad inscrev tchau',
  relativeTimes: 'passad[oa]s?|próxim[oa]s?|últim[oa]s?|atualmente|recentemente|há',
  tokens: [0.254, 1.4],
  remarks:
    'nota observação atenção aviso importante dica exemplo passo etapa pergunta resposta problema solução resultado conclusão resumo fonte tradução legendas capítulo parte título regra motivo razão fato lembre',
  habits:
    'quotation marks are “ ”, Brazilian spelling, você throughout, the gerund. Nunca: no mundo acelerado de hoje, não é segredo que, a chave do sucesso, em resumo, mergulhe em, vem comigo, jornada for anything but travel.',
  voiceSample: 'Esta é a minha voz. Vamos começar?',
  askWords:
    'resuma resumir resumo discutir discutido discussão fala falar falado pensa pensar opinião opiniões diz disse dizem dito menciona mencionado explica explicar explicado tema temas assunto ponto pontos ideia ideias decisão decidido razão razões propõe proposto descreve descrever respeito palestrante vídeo episódio podcast pergunta',
  plainWords:
    'detalhe detalhes vantagem vantagens desvantagem desvantagens problema problemas dificuldade dificuldades estado atual atualmente futuro progresso conteúdo papel tipo tipos novo nova novos novas final finalmente importante importância geral diferença diferenças diferente usar usado mudar mudança mudanças resultado resultados exemplo exemplos parte partes coisa coisas resposta respostas solução soluções necessário incluir objetivo objetivos aconteceu',
  phrases: {
    takeaways: 'Principais pontos',
    faq: 'Perguntas frequentes',
    conclusion: 'Conclusão',
    differ: 'Onde as fontes divergem',
    about: 'O que o vídeo diz sobre “{topic}”?',
    greeting: 'Olá!',
    moments: 'Momentos que valem a pena ver',
    signoff: 'Obrigado pela leitura. Até a próxima.',
    welcome: 'Boas-vindas! Hoje vamos falar sobre “{title}”.',
    farewell: 'Obrigado por ouvir. Até a próxima.',
    asks: ['Conte mais sobre isso.', 'O que mais importa aqui?', 'E o que vem depois?'],
    host: 'Apresentador',
    cohost: 'Coapresentador',
    says: ['No vídeo se diz:', 'Nas palavras originais:', 'E continua:'],
    reader: 'Leitura',
    chapters: 'Capítulos',
    subjectLine: 'Assunto:',
    otherSubjectLine: 'Assunto alternativo:',
    preheader: 'Pré-header:',
  },
} satisfies LanguageData;
