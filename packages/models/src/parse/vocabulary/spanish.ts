import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const spanish = {
  leftOutKeys: words`norecomendados excluidos descartados evitar`,
  kinds: phrases`
    (?:dos|tres|cuatro|cinco|seis|algun[ao]s|vari[ao]s|estos) (?:\p{L}+ )?(?:pasos|preguntas|criterios|puntos|aspectos|consejos)
    (?:dos|tres|cuatro|varios|distintos) tipos
    cómo (?:encontrar|elegir|buscar)
    tipos de (?:proveedores|empresas|tiendas|servicios)
    siga estos pasos
    pasos (?:a seguir|siguientes)
  `,
  ordering: phrases`
    clasificación
    orden
    ordenad[oa]s
  `,
  withdrawals: phrases`
    espera
    corrección
    corregid[oa]
    en su lugar
    versión final
  `,
  avoidLabels: [
    ...phrases`
    evitar
    evite
    el peor
  `,
    ...phrases`
      mejor no
    `,
  ],
  gone: [
    ...phrases`
    fallecid[oa]s?
    ya no acepta
    cerrad[oa]s? a
    ya no (?:existe|se vende|está disponible|opera)
    (?:cerrad|descatalogad)[oa]s?(?: en| desde|[.,;)]|$)
  `,
    ...phrases`
    (?:cerró|quebró)
    cerrad[oa]s? en \d{4}
    en liquidación
  `,
  ],
  rankNouns: words`puesto lugar`,
  ties: words`empate`,
  fieldLabels: [
    ...words`ventajas desventajas precio precios características sede`,
    ...phrases`
      sitio web
      web oficial
      ideal para
      puntos? (?:fuertes?|débiles?)
      fundad[ao](?: en)?
    `,
    ...words`
      nota consejo contacto dirección teléfono servicio horario especialidad
    `,
  ],
  siteLabels: [
    ...words`dominio`,
    ...phrases`
      sitio web
      web oficial
      p[aá]gina(?: web)?
    `,
  ],
  avoid: [
    ...words`evitar`,
    ...phrases`
      no recomendad\w*
      no recomiendo
      no recomendaría
    `,
    ...phrases`
    mejor evitar
    no (?:lo|la|los|las)? ?recomiendo
    desaconsej\w*
    huye de
    ni loc[oa]
    descartad[oa]s
  `,
  ],
  criteria: [
    ...words`criterios consejos preguntas conclusión metodología`,
    ...phrases`
      qué (?:tener|considerar|buscar)
      cómo elegir
    `,
    ...words`resumen notas contexto`,
    ...phrases`
      próximos pasos
      antes de
      qué (?:mirar|preguntar|tener)
    `,
    ...phrases`
    preguntas frecuentes
    ten en cuenta
    bueno saber
  `,
  ],
  sources: words`fuentes referencias`,
  titleStarts: words`Para`,
  mentions: [
    ...words`también`,
    ...phrases`
      menciones? (?:honor\w*|especial\w*)
      otras opciones
    `,
    ...phrases`
      también (?:recomend\w*|buen\w*|merec\w*)
    `,
  ],
  placeholders: [...words`ninguno`, ...phrases`ninguna?`],
  sentenceStarts: [
    ...words`aquí`,
    ...phrases`
      estas son
      estos son
    `,
  ],
  nameVerbs: words`es ofrece son`,
  notNames: words`españa méxico`,
  ordinaryWords: words`
    mejores para las los pequeñas grandes empresas facilidad uso precio precios soporte
  `,
  leadingWords: words`mi mis tras otra otro la el los las un una en para por con y o si es`,
  leftOutClauses: [
    ...words`evitaría evitar`,
    ...phrases`
      no recomiendo
      no recomendaría
    `,
  ],
  cues: [
    ...words`recomiendo recomendaría`,
    ...phrases`
      mejor(?:es)?
      destacan?
      líder(?:es)?
    `,
    ...phrases`
    favorit[oa]
  `,
  ],
  conjunctions: [
    ...words`y en`,
    ...phrases`seguid[oa]s? (?:de|por)`,
    ...phrases`
    seguid[oa] de
    luego
    después
    y por último
    y, por último,?
    por último
  `,
  ],
  reasonWords: words`para`,
  excludedBefore: [...words`que`, ...phrases`a diferencia de`],
  objectBefore: [
    ...words`opción es son recomiendo recomendaría destaca destacan encuentran como`,
    ...phrases`
    elegiría
  `,
  ],
  subjectVerbs: words`es ofrece lidera destaca conviene encaja`,
  advice: [
    ...words`recomiendo elegiría`,
    ...phrases`
      optaría por
      apostaría por
      empezaría (?:por|con)
      comenzaría (?:por|con)
      me gusta
      me quedaría con
      opción sería
    `,
  ],
  orderWords: [
    ...words`finalmente también`,
    ...phrases`
      primer[oa]?
      segund[oa]
      tercer[oa]?
      cuart[oa]
      quint[oa]
      a continuación
      por último
      otra (?:buena )?opción
    `,
  ],
  awards: [
    ...words`oro plata bronce si para`,
    ...phrases`
      (?:la |el )?mejor
      (?:la |el )?más
    `,
  ],
  awardPurposes: words`si para`,
  awardSuperlatives: words`mejor`,
  rankMarks: phrases`puesto\s`,
  refusals: phrases`
    lo siento
    no puedo (?:ayudar|ayudarte|responder)
  `,
  weakAbsences: phrases`
    no puedo (?:recomendar\p{L}*|dar\p{L}*|nombrar\p{L}*|señalar\p{L}*|ofrecer\p{L}*|indicar\p{L}*|clasificar\p{L}*)
    (?:prefiero|preferiría) no
    no (?:debo|voy a|quiero|me corresponde) (?:recomendar\p{L}*|dar\p{L}*|nombrar\p{L}*|señalar\p{L}*|ofrecer\p{L}*|clasificar\p{L}*)
  `,
  offers: phrases`
    aquí (?:tienes?|van|están?|le)
    est[ao]s (?:son|destacan)
    pero (?:sí|est[ao]s|hay|algun[ao]s)
    (?:las|los) siguientes
    sin embargo
    no obstante
    a continuación
    en su lugar
    destacan?
    te propongo
  `,
  absences: phrases`
    no (?:he )?(?:encontr|hall)\p{L}*
    no existen?
  `,
  companyKeys: words`nombre empresa marca`,
  expertKeys: words`nombre experto`,
  siteKeys: words`dominio sitioweb pagina`,
  rankKeys: words`posicion posición puesto`,
  descriptionKeys: words`descripcion descripción`,
  rationaleKeys: words`motivo razon razón`,
  recordKeys: words`empresa`,
  listKeys: words`empresas`,
  rankTitles: words`puesto posición lugar ranking`,
  siteTitles: words`sitio web dominio url página`,
  nameTitles: [...words`empresa marca fabricante proveedor`, ...words`nombre tienda producto`],
  notNameTitles: [
    ...words`criterio característica`,
    ...phrases`
    ciudad
    país
    precio
    nota
    lugar
    zona
    teléfono
  `,
  ],
} satisfies Vocabulary;
