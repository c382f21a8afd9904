import type { FilmWords } from '../film-words.js';

/** French words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(petite_|courte_)?vidéo clip tuto(riel)? (petit_)?film court_métrage animation dessin_animé bande-annonce teaser spot pub(licité)? invitation réel reel diaporama',
  manners:
    'dynamique(s)? rythmé(e)? entraînant(e)? minimaliste(s)? rétro ludique cinématographique enjoué(e)? punchy dessiné(e)?_à_la_main gros_texte',
  qualities:
    'doux douce calme(s)? court(e)? joyeux joyeuse gai(e)? léger légère lent(e)? rapide drôle tendre chaleureux chaleureuse sobre moderne simple coloré(e)? élégant(e)? féminine masculine tranquille',
  outlets:
    "bénévoles adhérents membres (radio|télé|télévision|chaîne)_locale journal_local accueil salle_d['’]attente hall vestiaire cantine couloir vitrine écran(s)? intranet site chaîne parents élèves patients visiteurs clients locataires abonnés équipe débutants enfants voisins salon_de_thé",
  for: 'pour',
};
