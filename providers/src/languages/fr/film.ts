import type { FilmWords } from '../film-words.js';

/** French words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(petite_|courte_)?vidéo clip tuto(riel)? (petit_)?film court_métrage animation dessin_animé bande-annonce teaser spot pub(licité)? invitation réel reel diaporama',
  shapes:
    '(format_)?(vertical|carré|portrait|paysage) verticale carrée pour_(insta|instagram|tik_?tok|youtube|facebook|whatsapp|les_réseaux) en_(story|reel)',
  manners:
    'dynamique(s)? rythmé(e)? entraînant(e)? minimaliste(s)? rétro ludique cinématographique enjoué(e)? punchy dessiné(e)?_à_la_main gros_texte',
  qualities:
    'doux douce calme(s)? court(e)? joyeux joyeuse gai(e)? léger légère lent(e)? rapide drôle tendre chaleureux chaleureuse sobre moderne simple coloré(e)? élégant(e)? féminine masculine tranquille',
  sounds: 'piano guitare harpe violon(s)? cordes musique voix(_off)? narration sous-?titres son bruitages',
  swaps: "(sous-?titres|texte|musique)_(au_lieu_d|à_la_place_d)(e_|e_la_|’|')?(la_)?(voix|narration)",
  joins: 'avec sans et en de_la du une? pas_de seulement',
  viewers:
    "pour_(les_)?(enfants|débutants|ados|adolescents|adultes|petits|seniors|élèves|familles|tous) pour_(mon|ma|mes|notre|nos)_[\\p{L}’']+",
  polite: "svp stp merci s['’]il_(te|vous)_pla[iî]t",
  parts:
    "(nos|les)_couleurs_sont (notre|la)_police_est (sur|dans|à)_(la|le|l['’])_?(dernière?|premi(er|ère))_(carte|écran|image|plan|scène|diapo) (le_|notre_)?logo_([\\p{L}]+_){0,2}(en_haut|en_bas|à_gauche|à_droite|dans_le_coin|à_la_fin|au_début) (a_droit_à|reçoit|obtient)_(une|un|sa|son)_(propre_)?(carte|image|écran|scène|diapo|plan) (une|un)_(carte|image|écran|scène|diapo)_par en_(sous-?titres?|incrustation) (rythme|tempo)_(lent|calme|doux|posé|vif|tranquille)",
  pace: '(commence[rz]?|débute[rz]?|termine[rz]?|fini[rs]?)_(tout_)?(doucement|calmement|lentement|en_douceur)',
  farewells:
    '(bien_)?cordialement merci(_(beaucoup|d_avance|à_vous|bien))? bien_à_vous (meilleures_)?salutations amicalement bises à_bientôt amitiés',
  outlets:
    "bénévoles adhérents membres (radio|télé|télévision|chaîne)_locale journal_local accueil salle_d['’]attente hall vestiaire cantine couloir vitrine écran(s)? intranet site chaîne parents élèves patients visiteurs clients locataires abonnés équipe débutants enfants voisins salon_de_thé",
  for: 'pour',
};
