/** A pack that changes cards, holes and points, and takes two cards out. */
export const oddPack = {
  game: 'buccaneers',
  name: 'odd numbers',
  content: {
    trash: {
      TOY01: null,
      SPC04: null,
      TOY10: { sides: [{ value: 9, weight: 8 }] },
      SPC01: { sides: [{ value: 14, weight: -9 }] },
      'ART-LASER': { effect: { do: 'placeThreshold', choices: ['THR-4', 'THR+4'], discardFor: [] } },
      'ART-TENT': { effect: { do: 'drawAndKeep', draw: 2 } },
      'ART-LOOT': { effect: { do: 'turnOnReveal', by: 'others', family: 'toy', minWeight: 0 } },
      'REL-RING': { effect: { do: 'revealFromPile' } },
    },
    holes: { 'BH-DNG1': { threshold: 9, hand: 3 }, 'BH-DIR5': null },
    scoreCards: { SC3: { points: [7, 3, 1] } },
  },
};
