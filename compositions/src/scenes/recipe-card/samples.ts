import type { Sample } from '../../gallery/sample.js';

export const recipeCardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'recipe-card',
      content: {
        kicker: 'Overnight oats for one',
        title: 'Ingredients',
        items: [
          { amount: '50 g', text: 'rolled oats' },
          { amount: '120 ml', text: 'oat milk' },
          { amount: '2 tbsp', text: 'yogurt' },
          { amount: '1 tsp', text: 'chia' },
          { text: 'Half a grated apple' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'recipe-card',
      content: {
        kicker: 'Lammhaxen aus dem Ofen mit getrockneten Aprikosen',
        title: 'Das braucht man für sechs Personen, wenn es am nächsten Tag noch für eine Suppe reichen soll',
        items: [
          { text: 'Lammhaxen vom Metzger, je etwa 350 Gramm schwer, mit Knochen', amount: '6 Stück' },
          { text: 'Gemüsezwiebeln', amount: '3 große' },
          { text: 'junger Knoblauch', amount: '4 Zehen' },
          { text: 'gemahlener Kreuzkümmel', amount: '2 TL' },
          { text: 'Zimt', amount: '1 TL' },
          { text: 'Safranfäden, in warmem Wasser eingeweicht', amount: '0,1 g' },
          { text: 'getrocknete ungeschwefelte Aprikosen', amount: '200 g' },
          { text: 'kräftige Lammbrühe', amount: '1 Liter' },
          { text: 'geröstete Mandelblättchen', amount: '60 g' },
          { text: 'Couscous', amount: '500 g' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'recipe-card', content: { items: [{ amount: '1', text: 'egg' }, { text: 'Salt' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'recipe-card',
      content: {
        title: 'المقادير',
        items: [{ amount: '٢٠٠ غ', text: 'طحين' }, { amount: '٣', text: 'بيضات' }, { text: 'رشة ملح' }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'recipe-card',
      content: {
        kicker: '親子丼',
        title: '材料',
        items: [
          { amount: '200g', text: '鶏もも肉' },
          { amount: '3個', text: '卵' },
          { amount: '大さじ2', text: '醤油' },
        ],
      },
    },
  },
];
